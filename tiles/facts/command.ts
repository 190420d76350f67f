import { writeFile } from 'node:fs/promises';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { loadHeights } from '../terrain/load';
import { factsOf } from './facts';

const FACTS = new URL('../../src/content/facts.gen.json', import.meta.url);

/** Writes `src/content/facts.gen.json`: what the outlines and the height model say of the parcels. */
export async function runFacts(args: string[]): Promise<void> {
	if (args.length > 0) throw new Error(`facts takes no arguments, not "${args.join(' ')}".`);
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const facts = factsOf(outlines, (x, y) => heights.spline(x, y));
	await writeFile(FACTS, `${JSON.stringify(facts, undefined, '\t')}\n`);
	console.log(`${Object.keys(facts).length} parcels in src/content/facts.gen.json`);
}
