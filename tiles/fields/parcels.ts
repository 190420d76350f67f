import type { Metres } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import type { Grid } from '../terrain/grid';
import { hash } from '../terrain/noise';
import { leaves, lightened } from './colours';
import type { LandUse } from './land-use';
import { type Age, type Planting, plant } from './planting';
import { type Site, surveySite } from './site';

/** A parcel of the house as it is planted. */
export type PlantedParcel = { readonly outline: ParcelOutline; readonly planting: Planting };

/** Planted after 2000 with rows straight down the slope. */
const straight = ['rabigato', 'abade-barroca', 'vf-sousao'];
/** Leaves of well-kept vines: none of the yellow ones. */
const wellKept = leaves.filter(([red, green]) => green - red > 17);

/** Plants the house's parcels: old vines (`vv-…`) on walled terraces, most of the others on earth terraces. */
export function plantParcels(
	outlines: readonly ParcelOutline[],
	surface: Grid,
	quintas: readonly Metres[],
): PlantedParcel[] {
	return outlines.map((outline, index) => ({ outline, planting: plantParcel(outline, index, surface, quintas) }));
}

function plantParcel(
	{ slug, rings }: ParcelOutline,
	index: number,
	surface: Grid,
	quintas: readonly Metres[],
): Planting {
	const id = hash(index * 7 + 3, slug.length, 99);
	const planting = plant(grownOn(slug, index), id, meanSite(rings.flat(), surface, quintas), ageOf(slug));
	const leaf = wellKept[id % wellKept.length] ?? planting.leaf;
	return {
		...planting,
		leaf: lightened(leaf, slug.startsWith('vv-') ? 0.92 : 1),
		hasLanes: planting.hasLanes && index % 2 === 0,
	};
}

function grownOn(slug: string, index: number): LandUse {
	if (slug.startsWith('vv-')) return 'socalcos';
	if (straight.includes(slug)) return 'alto';
	if (!slug.startsWith('qt-')) return 'patamares';
	return index % 9 === 4 ? 'socalcos' : index % 9 === 2 || index % 9 === 6 ? 'alto' : 'patamares';
}

function ageOf(slug: string): Age {
	if (slug.startsWith('vv-')) return 'old';
	return slug.endsWith('2020') ? 'young' : 'grown';
}

/** The mean of the ground along the outline: one slope and one direction for the whole parcel. */
function meanSite(points: readonly Metres[], surface: Grid, quintas: readonly Metres[]): Site {
	const sites = points.map(([x, y]) => surveySite(surface, quintas, x, y));
	const mean = (value: (site: Site) => number) => sites.reduce((sum, site) => sum + value(site), 0) / sites.length;
	return {
		x: mean(({ x }) => x),
		y: mean(({ y }) => y),
		height: mean(({ height }) => height),
		riseX: mean(({ riseX }) => riseX),
		riseY: mean(({ riseY }) => riseY),
		slope: mean(({ slope }) => slope),
		sunny: mean(({ sunny }) => sunny),
		quinta: mean(({ quinta }) => quinta),
	};
}
