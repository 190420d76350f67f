import { readFile } from 'node:fs/promises';
import { Failure } from '../failure';
import { toX, toY } from '../geo/frame';
import type { Grid } from './grid';
import { loadHeights, loadRegion, modelEstates } from './load';

/**
 * Makes the height models that everything else is drawn from, if they are not in the cache. `--check` makes the estates'
 * again and compares it with the survey.
 */
export async function runTerrain(args: string[]): Promise<void> {
	const [option, ...rest] = args;
	if (rest.length > 0 || (option !== undefined && option !== '--check')) {
		throw new Failure(`terrain takes only --check, not "${args.join(' ')}".`);
	}
	const heights = option === '--check' ? modelEstates() : await loadHeights();
	const survey = await readSurvey();
	const { at, metres } = worstMiss(heights, survey);
	console.log(`${survey.length} surveyed heights, the worst missed by ${metres.toFixed(2)} m at ${at}`);
	if (metres > tolerance) throw new Failure(`The height model misses the survey by more than ${tolerance} m.`);
	if (option !== '--check') await loadRegion();
}

/** A point whose height the model has to reproduce; those within a parcel carry its slug. */
type SurveyPoint = { readonly at?: string; readonly lon: number; readonly lat: number; readonly m: number };

const surveyFile = new URL('../source/heights.json', import.meta.url);

/** Metres by which a height may differ: with more, the frozen outlines no longer follow the contours. */
const tolerance = 0.5;

/** Reads the surveyed points. @throws {Error} when the file is not a list of them */
export async function readSurvey(source: URL = surveyFile): Promise<SurveyPoint[]> {
	const json: unknown = JSON.parse(await readFile(source, 'utf8'));
	if (!Array.isArray(json) || !json.every(isSurveyPoint)) throw new Error('The survey is not a list of heights.');
	return json;
}

/** The surveyed point that the heights miss by most, and by how many metres. */
export function worstMiss(heights: Grid, survey: readonly SurveyPoint[]): { at: string; metres: number } {
	let worst = { at: 'nowhere', metres: 0 };
	for (const point of survey) {
		const metres = Math.abs(heights.spline(toX(point.lon), toY(point.lat)) - point.m);
		if (metres > worst.metres) worst = { at: point.at ?? `${point.lon}, ${point.lat}`, metres };
	}
	return worst;
}

function isSurveyPoint(value: unknown): value is SurveyPoint {
	return (
		typeof value === 'object' &&
		value !== null &&
		(!('at' in value) || typeof value.at === 'string') &&
		'lon' in value &&
		typeof value.lon === 'number' &&
		'lat' in value &&
		typeof value.lat === 'number' &&
		'm' in value &&
		typeof value.m === 'number'
	);
}
