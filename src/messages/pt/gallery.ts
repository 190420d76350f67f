/**
 * What each plate of `Estampas` (`content/gallery.ts`) shows, and its measure: the scale of a plan where the plate is 99 mm wide, 375 px of
 * a page; the eye's altitude where the land is seen aslant.
 */
export const galleryCaptions = {
	'tua-ocre': { caption: 'O Tua e Martim, relevo a ocre', measure: '1:200 000' },
	'torto-do-ar': { caption: 'O Torto e os calços de baixo, do ar', measure: '1:12 000' },
	'sabor-noite': { caption: 'O Sabor e a Vilariça, à noite', measure: '1:200 000' },
	'francisca-vinho': { caption: 'A Francisca e o Torto, de sudoeste', measure: 'a 1\u00a0700\u00a0m' },
	'vale-sabor-do-ar': { caption: 'Vale Sabor, da vinha ao rio, do ar', measure: '1:12 000' },
	'valeira-papel': { caption: 'O Douro na Valeira, curvas de 50 em 50\u00a0m', measure: '1:100 000' },
	'sabor-azeitona': { caption: 'O Sabor antes da foz, de sudoeste', measure: 'a 1\u00a0600\u00a0m' },
	'moinho-do-ar': { caption: 'O Moinho e a ribeira, do ar', measure: '1:12 000' },
	'tua-papel': { caption: 'A foz do Tua, de sudeste', measure: 'a 1\u00a0700\u00a0m' },
};
