/** A plate of `Estampas`; its picture is `public/art/gallery/{slug}.avif` or `.webp`, 1200 × 1500, and smaller ones. */
type GalleryPlate = {
	slug: string;
	/** What it shows. */
	caption: string;
	/** Scale of a plan where the plate is 99 mm wide, 375 px of a page; the eye's altitude where the land is seen aslant. */
	measure: string;
};

export const galleryPlates = [
	{ slug: 'tua-ocre', caption: 'O Tua e Martim, relevo a ocre', measure: '1:200 000' },
	{ slug: 'torto-do-ar', caption: 'O Torto e os calços de baixo, do ar', measure: '1:12 000' },
	{ slug: 'sabor-noite', caption: 'O Sabor e a Vilariça, à noite', measure: '1:200 000' },
	{ slug: 'francisca-vinho', caption: 'A Francisca e o Torto, de sudoeste', measure: 'a 1\u00a0700\u00a0m' },
	{ slug: 'vale-sabor-do-ar', caption: 'Vale Sabor, da vinha ao rio, do ar', measure: '1:12 000' },
	{ slug: 'valeira-papel', caption: 'O Douro na Valeira, curvas de 50 em 50\u00a0m', measure: '1:100 000' },
	{ slug: 'sabor-azeitona', caption: 'O Sabor antes da foz, de sudoeste', measure: 'a 1\u00a0600\u00a0m' },
	{ slug: 'moinho-do-ar', caption: 'O Moinho e a ribeira, do ar', measure: '1:12 000' },
	{ slug: 'tua-papel', caption: 'A foz do Tua, de sudeste', measure: 'a 1\u00a0700\u00a0m' },
] as const satisfies readonly GalleryPlate[];

export type GallerySlug = (typeof galleryPlates)[number]['slug'];

/** Widths of the smaller files of each plate, `{slug}-{width}`. */
export const smallerPlates = [500, 800] as const;

/** The files of a plate, the smallest first: addresses without extension, and widths in pixels. */
export function plateFiles(slug: string): { src: string; width: number }[] {
	const src = `/art/gallery/${slug}`;
	return [...smallerPlates.map((width) => ({ src: `${src}-${width}`, width })), { src, width: 1200 }];
}
