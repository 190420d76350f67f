import { coordinatePair } from '../../../src/content/coordinates.ts';
import { producer } from '../../../src/content/producer.ts';
import { estatesOf } from '../../../src/content/wines/shown-on.ts';
import type { WineCategory, WinePage, WineSummary } from '../../../src/content/wines/wine';

/** What a label says. */
export type LabelText = {
	readonly name: string;
	/** `Douro`. */
	readonly region: string;
	readonly coordinates: string;
	readonly year: string;
};

/** What the label on the back says. */
export type BackText = {
	/** `Tinto, Douro`. */
	readonly kind: string;
	readonly name: string;
	readonly line: string;
	/** Alcohol, contents, allergens. */
	readonly particulars: string;
	readonly maker: string;
};

/** The ink of a category on paper (docs/design.md 1.4, 2.1). */
export const labelInks: Readonly<Record<WineCategory, string>> = {
	tintos: '#5E1224',
	brancos: '#565C40',
	rose: '#94404A',
	porto: '#1C1A16',
	azeite: '#86551E',
};

/** Longitude and latitude of a parcel's middle. */
type Centroids = Readonly<Record<string, { readonly centroid: readonly number[] }>>;

/** @throws {RangeError} when a parcel has no middle */
export function labelText(wine: WineSummary, page: WinePage, centroids: Centroids): LabelText {
	return {
		name: wine.name,
		region: regionOf(page.kind),
		coordinates: coordinatePair(placeOf(wine, centroids), 'minutes'),
		year: String(wine.vintage),
	};
}

export function backText(wine: WineSummary, page: WinePage): BackText {
	const fact = (label: string) => page.facts.find((one) => one.label === label)?.value;
	const contents = fact('Produção')?.match(/\d+\scl/)?.[0];
	const particulars = [fact('Álcool'), contents, fact('Alergénios')].filter((value) => value !== undefined);
	const { street, locality } = producer.address;
	return {
		kind: page.kind,
		name: `${wine.name} ${wine.vintage}`,
		line: wine.line,
		particulars: particulars.join(' · '),
		maker: `${producer.company}, ${street}, ${locality}`,
	};
}

/** `Tinto, Douro` comes from the Douro; `Vinho do Porto` says so itself. */
function regionOf(kind: string): string {
	return kind.split(', ').at(-1) ?? kind;
}

/** The middle of the parcels of one estate; a wine of several estates carries the place of the house. */
function placeOf({ slug, parcels }: WineSummary, centroids: Centroids): readonly [number, number] {
	if (estatesOf(parcels).length > 1) return producer.centre;
	const middles = parcels.map((parcel) => centroids[parcel]?.centroid ?? []);
	const mean = (axis: 0 | 1) => middles.reduce((sum, middle) => sum + (middle[axis] ?? Number.NaN), 0) / middles.length;
	const place = [mean(0), mean(1)] as const;
	if (place.some(Number.isNaN)) throw new RangeError(`A parcel of ${slug} has no middle.`);
	return place;
}
