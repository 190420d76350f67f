import { readContent } from '../../../build/content/read-content';
import type { WineSummary } from '../../../src/content/wines/wine';
import { factsOf, type ParcelFacts } from '../../facts/facts';
import type { HeightAt } from '../../facts/ground';
import { Failure } from '../../failure';
import { type ParcelOutline, readParcelOutlines } from '../../geo/parcel-outlines';
import { loadHeights } from '../../terrain/load';
import { drawBackLabel } from './back-label';
import { drawLabel, type LabelLand } from './label';
import { backText, LABEL_INKS, labelText } from './label-text';

/** Both labels of a wine as PNG, 1000 × 1500 px. */
export type WineLabels = { readonly wine: WineSummary; readonly front: Buffer; readonly back: Buffer };

/** Draws the labels of every wine of the content, in the order of the shelf. */
export async function* drawWineLabels(): AsyncGenerator<WineLabels> {
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const heightAt: HeightAt = (x, y) => heights.spline(x, y);
	const facts = factsOf(outlines, heightAt);
	for (const { summary: wine, page } of readContent().wines) {
		const land = landOf(wine, outlines, facts, heightAt);
		const front = await drawLabel(labelText(wine, page, facts), wine.category, land);
		yield { wine, front, back: await drawBackLabel(backText(wine, page), LABEL_INKS[wine.category]) };
	}
}

/** @throws {Failure} when a parcel of the wine has no outline */
function landOf(
	{ slug, parcels }: WineSummary,
	outlines: readonly ParcelOutline[],
	facts: Readonly<Record<string, ParcelFacts>>,
	heightAt: HeightAt,
): LabelLand {
	const found = parcels.map((parcel) => {
		const outline = outlines.find((one) => one.slug === parcel);
		const measured = facts[parcel];
		if (!outline || !measured) throw new Failure(`${slug} comes from ${parcel}, which has no outline.`);
		return { rings: outline.rings, ...measured };
	});
	const slope = found.reduce((sum, { slopeDeg }) => sum + Math.tan((slopeDeg * Math.PI) / 180), 0) / found.length;
	const interval = Math.max(...found.map(({ contourM }) => contourM));
	return { parcels: found.map(({ rings }) => rings), relief: { heightAt, interval, slope } };
}
