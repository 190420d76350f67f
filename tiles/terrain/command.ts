import { Failure } from '../failure';
import { loadHeights, loadRegion, modelEstates } from './load';
import { readSurvey, TOLERANCE, worstMiss } from './survey';

/**
 * Makes the height models that everything else is drawn from, if they are not in the cache. `--check` makes the estates'
 * anew and compares it with the survey.
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
	if (metres > TOLERANCE) throw new Failure(`The height model misses the survey by more than ${TOLERANCE} m.`);
	if (option !== '--check') await loadRegion();
}
