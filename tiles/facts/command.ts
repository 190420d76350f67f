import { writeFile } from 'node:fs/promises';
import { parcelSlugs } from '../../src/content/parcels';
import { Failure } from '../failure';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { loadHeights } from '../terrain/load';
import { factsOf } from './facts';
import { cutParcelHeights, writeParcelHeights } from './parcel-heights';

const factsFile = new URL('../../src/content/facts.gen.json', import.meta.url);
const measuresFile = new URL('../../src/content/measures.gen.json', import.meta.url);

/**
 * Writes `src/content/facts.gen.json`, what the outlines and the height model say of the parcels, `measures.gen.json`, the little of it that
 * lists need, in the order of the parcels, and `parcel-heights.gen.json`, of which labels are drawn.
 */
export async function runFacts(): Promise<void> {
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const facts = factsOf(outlines, (x, y) => heights.spline(x, y));
	await writeFile(factsFile, `${JSON.stringify(facts, undefined, '\t')}\n`);
	const inOrder = parcelSlugs.map((slug) => {
		const ofParcel = facts[slug];
		if (!ofParcel) throw new Failure(`There is no outline of ${slug}.`);
		return ofParcel;
	});
	const measures = {
		areaHa: inOrder.map(({ areaHa }) => areaHa),
		min: inOrder.map(({ altitude }) => altitude.min),
		max: inOrder.map(({ altitude }) => altitude.max),
	};
	await writeFile(measuresFile, `${JSON.stringify(measures, undefined, '\t')}\n`);
	await writeParcelHeights(cutParcelHeights(outlines, heights));
	console.log(`${Object.keys(facts).length} parcels in src/content/facts.gen.json`);
}
