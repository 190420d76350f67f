import shapes from './bottle-pictures.gen.json' with { type: 'json' };
import type { WineCategory } from './wines/wine';

/** A picture: its address without extension, as `Picture` takes it, and its size in pixels. */
export type BottlePicture = { readonly src: string; readonly width: number; readonly height: number };

/** `front` and `back` stand on their lower edge on a transparent ground; `neck` runs off the lower edge; `label` is the flat artwork. */
export type BottleView = 'front' | 'back' | 'neck' | 'label';

/** What a bottle is known by. One that is not drawn yet has the bottle of its family, with nothing but the mark on its label. */
export type Bottled = { readonly slug: string; readonly category: WineCategory; readonly undrawn?: true };

/** Pixels of the labels' pictures. */
const labelSize = [560, 840] as const;

/**
 * A wine in its bottle, seen from the front on a transparent ground, its foot on the lower edge of the picture.
 * All of them have one scale: at equal widths, bottles stand beside each other in their true sizes.
 * @param width of the picture in pixels
 */
export function bottlePicture(wine: Bottled, width: 140 | 280 | 560): BottlePicture {
	const [full, tall] = shapeOf(wine).front;
	return picture(`bottles/${nameOf(wine)}-${width}`, width, Math.round((tall * width) / full));
}

/**
 * A wine in its bottle, seen from the back.
 * @param width of the picture in pixels
 */
export function bottleBack(wine: Bottled, width: 200 | 320): BottlePicture {
	const [full, tall] = shapeOf(wine).back;
	const name = width === full ? 'back' : `back-${width}`;
	return picture(`bottles/${nameOf(wine)}-${name}`, width, Math.round((tall * width) / full));
}

/** A view of a wine's bottle. Bottles of one shape and glass share the picture of their neck. */
export function bottleView(wine: Bottled, view: BottleView): BottlePicture {
	const { bottle, neck } = shapeOf(wine);
	switch (view) {
		case 'front':
			return bottlePicture(wine, 560);
		case 'back':
			return bottleBack(wine, 320);
		case 'neck':
			return picture(`bottles/neck-${bottle}`, ...neck);
		case 'label':
			return picture(`labels/${nameOf(wine)}`, ...labelSize);
	}
}

/** The pictures that a wine has of its own: those of its bottle, without the neck, and its label. */
export function ownPictures(wine: Bottled): BottlePicture[] {
	const fronts = ([140, 280, 560] as const).map((width) => bottlePicture(wine, width));
	return [...fronts, bottleBack(wine, 200), bottleBack(wine, 320), bottleView(wine, 'label')];
}

/** What stands in for the wines of a family that are not drawn yet. */
export function standInFor(category: WineCategory): Bottled {
	return { slug: '', category, undrawn: true };
}

function nameOf({ slug, category, undrawn }: Bottled): string {
	return undrawn ? `sem-rotulo-${category}` : slug;
}

type Size = readonly [width: number, height: number];
type Shape = { readonly bottle: string; readonly front: Size; readonly back: Size; readonly neck: Size };

/** The bottle of a family, and the sizes of its views; the front as it is 560 px wide. */
function shapeOf({ category }: Bottled): Shape {
	const { bottle, front, back, neck } = shapes[category];
	return { bottle, front: sizeOf(front), back: sizeOf(back), neck: sizeOf(neck) };
}

function sizeOf([width = 0, height = 0]: readonly number[]): Size {
	return [width, height];
}

function picture(name: string, width: number, height: number): BottlePicture {
	return { src: `/art/${name}`, width, height };
}
