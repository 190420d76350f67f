import type { Words } from '../words-type';

export const galleryCaptions: Words<typeof import('../pt/gallery').galleryCaptions> = {
	'tua-ocre': { caption: 'The Tua and Martim, relief in ochre', measure: '1:200,000' },
	'torto-do-ar': { caption: 'The Torto and the lower terraces, from the air', measure: '1:12,000' },
	'sabor-noite': { caption: 'The Sabor and the Vilariça, at night', measure: '1:200,000' },
	'francisca-vinho': { caption: 'Francisca and the Torto, from the south-west', measure: 'at 1,700\u00a0m' },
	'vale-sabor-do-ar': { caption: 'Vale Sabor, vines to river, from the air', measure: '1:12,000' },
	'valeira-papel': { caption: 'The Douro at Valeira, contours every 50\u00a0m', measure: '1:100,000' },
	'sabor-azeitona': { caption: 'The Sabor above its mouth, from the south-west', measure: 'at 1,600\u00a0m' },
	'moinho-do-ar': { caption: 'Moinho and the stream, from the air', measure: '1:12,000' },
	'tua-papel': { caption: 'The mouth of the Tua, from the south-east', measure: 'at 1,700\u00a0m' },
};
