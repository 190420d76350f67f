import type { ParcelSlug } from '../parcels';
import type { PageHead } from './text-page';

export type HomePage = PageHead & {
	hero: { lines: readonly string[]; lede: string };
	/** `Filosofia`: a statement, what it means, and the plate that shows it. */
	philosophy: readonly { statement: string; paragraph: string; parcel: ParcelSlug; caption: string }[];
	/** `Estampas`: captions, with the scale where there is one. */
	plates: readonly { slug: string; caption: string; scale: string }[];
	visits: {
		lede: string;
		/** `slug` is the experience's on `/visitar`. */
		rows: readonly { slug: string; name: string; line: string; figures: readonly [string, string] }[];
	};
	film: { heading: string; caption: string };
};

const page: HomePage = {
	title: 'Quatro Vistas, vinhos do Douro parcela a parcela',
	description:
		'Quatro quintas e quarenta e sete parcelas no Douro. Vinhos por parcela, um mapa que se leva sem rede e visitas por marcação.',
	hero: {
		lines: ['Quatro', 'vistas,', 'um só rio.'],
		lede: 'Quatro quintas no Douro, quarenta e sete parcelas, uma adega. Desenhamos cada vinha antes de a vindimar.',
	},
	philosophy: [
		{
			statement:
				'Uma parcela não se repete. Por isso vinificamos cada uma em separado e só depois decidimos o que dizem juntas.',
			paragraph:
				'Colhemos à mão, em caixas de vinte quilos, e fermentamos em lagares de granito ou em cubas pequenas, do tamanho da parcela. Na primavera provamos às cegas. Às vezes duas vinhas pedem uma garrafa só; quase sempre, não.',
			parcel: 'francisca-franca',
			caption: 'Vinha da Francisca, curvas de 5 em 5 m',
		},
		{
			statement: 'O muro vem primeiro. Sem calço não há terra, e sem terra não há nada que provar.',
			paragraph:
				'Refazemos todos os invernos os muros que a chuva abate, com a pedra que caiu. Nas plantações novas seguimos a curva de nível, mesmo quando a máquina preferia outra linha.',
			parcel: 'vv-acima',
			caption: 'Vinha Velha, calços de 1912',
		},
		{
			statement: 'Medir é a nossa maneira de ter memória.',
			paragraph:
				'Desde 1868 que se apontam datas, pesos e graus, com duas falhas. O mapa deste sítio sai desses cadernos e de um levantamento feito a pé, vinha a vinha.',
			parcel: 'qt-vale-sabor-6',
			caption: 'Amendoal, levantamento de 2026',
		},
	],
	plates: [
		{ slug: 'tua-ocre', caption: 'O Tua e o Martim, relevo a ocre', scale: '1:100 000' },
		{ slug: 'torto-do-ar', caption: 'O Torto e os calços de baixo, do ar', scale: '1:4 000' },
		{ slug: 'sabor-noite', caption: 'O Sabor e a Vilariça, à noite', scale: '1:100 000' },
	],
	visits: {
		lede: 'Recebemos todo o ano, por marcação. Na quinta a rede é fraca: guarde o mapa antes de sair e leve-o consigo.',
		rows: [
			{
				slug: 'prova-de-parcelas',
				name: 'Prova de parcelas',
				line: 'Seis vinhos, seis mapas, uma mesa de xisto',
				figures: ['80 min', 'segunda a sábado'],
			},
			{
				slug: 'caminhar-a-francisca',
				name: 'Caminhar a Francisca',
				line: 'Da adega ao marco geodésico, com prova à chegada',
				figures: ['3 h 30', '4,2 km, +180 m'],
			},
			{
				slug: 'almoco-no-moinho',
				name: 'Almoço no Moinho',
				line: 'Cozinha de lume, azeite da casa, vinhos fora de catálogo',
				figures: ['quinta a domingo', 'até 16 pessoas'],
			},
			{
				slug: 'um-dia-de-vindima',
				name: 'Um dia de vindima',
				line: 'Corte de manhã, lagar à noite',
				figures: ['setembro', 'inscrição prévia'],
			},
			{
				slug: 'subir-o-rio-ao-sabor',
				name: 'Subir o rio ao Sabor',
				line: 'Barco do Pinhão à foz, desembarque na vinha',
				figures: ['4 h', 'abril a outubro'],
			},
		],
	},
	film: {
		heading: 'Um ano em quatro vistas',
		caption: 'Filme, 3 min 12 s. Sem palavras, com legendas dos lugares.',
	},
};

export default page;
