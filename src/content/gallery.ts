import type { TerroirSlug } from './estates';

/** A plate of `Estampas`; its picture is `public/art/gallery/{slug}.avif` or `.webp`, 1200 × 1500, and smaller ones. */
type PlateOf<Slug extends string> = {
	slug: Slug;
	/** Longitude and latitude in degrees: the middle of a plan, what a view aslant is of. */
	centre: readonly [number, number];
	/** Of the map at which it is seen whole. */
	zoom: number;
	/** That it shows, or the nearest. */
	terroir: TerroirSlug;
};

export const galleryPlates = [
	{ slug: 'tua-ocre', centre: [-7.37, 41.29], zoom: 11, terroir: 'martim' },
	{ slug: 'torto-do-ar', centre: [-7.521, 41.1585], zoom: 15, terroir: 'quatro-vistas' },
	{ slug: 'sabor-noite', centre: [-7.1, 41.2], zoom: 11, terroir: 'vale-sabor' },
	{ slug: 'francisca-vinho', centre: [-7.52, 41.16], zoom: 14, terroir: 'quatro-vistas' },
	{ slug: 'vale-sabor-do-ar', centre: [-7.0715, 41.1905], zoom: 15, terroir: 'vale-sabor' },
	{ slug: 'valeira-papel', centre: [-7.375, 41.175], zoom: 12, terroir: 'moinho' },
	{ slug: 'sabor-azeitona', centre: [-7.1, 41.18], zoom: 13, terroir: 'vale-sabor' },
	{ slug: 'moinho-do-ar', centre: [-7.479, 41.139], zoom: 15, terroir: 'moinho' },
	{ slug: 'tua-papel', centre: [-7.42, 41.22], zoom: 13, terroir: 'martim' },
] as const satisfies readonly PlateOf<string>[];

export type GallerySlug = (typeof galleryPlates)[number]['slug'];
export type GalleryPlate = PlateOf<GallerySlug>;

/** Widths of the smaller files of each plate, `{slug}-{width}`. */
export const smallerPlates = [500, 800] as const;

/** The files of a plate, the smallest first: addresses without extension, and widths in pixels. */
export function plateFiles(slug: string): { src: string; width: number }[] {
	const src = `/art/gallery/${slug}`;
	return [...smallerPlates.map((width) => ({ src: `${src}-${width}`, width })), { src, width: 1200 }];
}

/** Where the map shows a plate: the fragment is its camera (docs/product.md 3). */
export function placeOnMap({ terroir, zoom, centre: [longitude, latitude] }: GalleryPlate) {
	return { to: '/terroir', search: { terroir }, hash: `${zoom}/${latitude}/${longitude}` } as const;
}
