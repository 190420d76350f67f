import type { WineCategory } from './wine';

/** The five families, told apart by ink (docs/design.md 1.6), in the order of every list. */
export const wineCategories: readonly { slug: WineCategory; name: string; line: string }[] = [
	{
		slug: 'tintos',
		name: 'Tintos',
		line: 'Da Vinha da Francisca ao Abade: cada tinto traz no rótulo as curvas de nível da parcela onde nasceu.',
	},
	{
		slug: 'brancos',
		name: 'Brancos',
		line: 'Xisto azul no Torto, amarelo no Sabor. Os brancos vêm das dobras frias e das encostas viradas a norte.',
	},
	{
		slug: 'rose',
		name: 'Rosé',
		line: 'Duas parcelas, colhidas em agosto de propósito para o rosé.',
	},
	{
		slug: 'porto',
		name: 'Vinhos do Porto',
		line: 'Pisa a pé, aguardente de casa conhecida, paciência. Um Vintage, um LBV e um Colheita.',
	},
	{
		slug: 'azeite',
		name: 'Azeite',
		line: 'Dois lotes das oliveiras que fecham as parcelas, Cobrançosa e Madural, extraídos a frio.',
	},
];
