import sizes from './bottle-pictures.gen.json';

/** A picture: its address without extension, as `Picture` takes it, and its size in pixels. */
export type BottlePicture = { readonly src: string; readonly width: number; readonly height: number };

/** `front` and `back` stand on their lower edge on a transparent ground; `neck` runs off the lower edge; `label` is the flat artwork. */
export type BottleView = 'front' | 'back' | 'neck' | 'label';

/** The wines that there are bottles of, in no order. */
export const bottledWines: readonly string[] = Object.keys(sizes);

/** Pixels of the labels' pictures. */
const LABEL = [560, 840] as const;

/**
 * A wine in its bottle, seen from the front on a transparent ground, its foot on the lower edge of the picture.
 * All of them have one scale: at equal widths, bottles stand beside each other in their true sizes.
 * @param width of the picture in pixels
 * @throws {RangeError} when there is no such wine
 */
export function bottlePicture(slug: string, width: 140 | 280 | 560): BottlePicture {
	const [full, tall] = sizesOf(slug).front;
	return picture(`bottles/${slug}-${width}`, width, Math.round((tall * width) / full));
}

/**
 * A wine in its bottle, seen from the back.
 * @param width of the picture in pixels
 * @throws {RangeError} when there is no such wine
 */
export function bottleBack(slug: string, width: 200 | 320): BottlePicture {
	const [full, tall] = sizesOf(slug).back;
	const name = width === full ? 'back' : `back-${width}`;
	return picture(`bottles/${slug}-${name}`, width, Math.round((tall * width) / full));
}

/**
 * A view of a wine's bottle. Bottles of one shape and glass share the picture of their neck.
 * @throws {RangeError} when there is no such wine
 */
export function bottleView(slug: string, view: BottleView): BottlePicture {
	const { bottle, neck } = sizesOf(slug);
	switch (view) {
		case 'front':
			return bottlePicture(slug, 560);
		case 'back':
			return bottleBack(slug, 320);
		case 'neck':
			return picture(`bottles/neck-${bottle}`, ...neck);
		case 'label':
			return picture(`labels/${slug}`, ...LABEL);
	}
}

type Size = readonly [width: number, height: number];
type Sizes = { readonly bottle: string; readonly front: Size; readonly back: Size; readonly neck: Size };

function sizesOf(slug: string): Sizes {
	const found = new Map(Object.entries(sizes)).get(slug);
	if (!found) throw new RangeError(`There is no bottle of ${slug}.`);
	const { bottle, front, back, neck } = found;
	return { bottle, front: sizeOf(front), back: sizeOf(back), neck: sizeOf(neck) };
}

function sizeOf([width = 0, height = 0]: readonly number[]): Size {
	return [width, height];
}

function picture(name: string, width: number, height: number): BottlePicture {
	return { src: `/art/${name}`, width, height };
}
