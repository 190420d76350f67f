/** What a bottle of each family is, in the singular. */
export const wineKinds = {
	tintos: 'Tinto',
	brancos: 'Branco',
	rose: 'Rosé',
	porto: 'Porto',
	azeite: 'Azeite',
};

/** What is poured, by its name and its kind: `Quatro Vistas, tinto 2023`. */
export function wineOfKind(name: string, kind: string, vintage: number): string {
	return `${name}, ${kind.toLowerCase()} ${vintage}`;
}

/** The families as lists name them, and what the front page says of each. */
export const families = {
	tintos: {
		name: 'Tintos',
		line: 'Da Vinha da Francisca ao Abade: cada tinto traz no rótulo as curvas de nível da parcela onde nasceu.',
	},
	brancos: {
		name: 'Brancos',
		line: 'Xisto azul no Torto, amarelo no Sabor. Os brancos vêm das dobras frias e das encostas viradas a norte.',
	},
	rose: { name: 'Rosé', line: 'Duas parcelas, colhidas em agosto de propósito para o rosé.' },
	porto: {
		name: 'Vinhos do Porto',
		line: 'Pisa a pé, aguardente de casa conhecida, paciência. Um Vintage, um LBV e um Colheita.',
	},
	azeite: {
		name: 'Azeite',
		line: 'Dois lotes das oliveiras que fecham as parcelas, Cobrançosa e Madural, extraídos a frio.',
	},
};
