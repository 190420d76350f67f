import { cachedStep } from '../steps/cached-step';
import type { Grid } from './grid';
import { gridCodec } from './grid-codec';
import { modelEstates, modelRegion } from './height-model';

/** The model has no input but its own code: whatever changes there makes new heights. */
const MODEL = [new URL('./', import.meta.url), new URL('../geo/frame.ts', import.meta.url)];

/** Heights of the estates' land in metres above the sea, to 12.5 m: from the cache, or modelled in some 25 s. */
export async function loadHeights(): Promise<Grid> {
	return (await loadHeightsStep()).value;
}

/** The same as a step that others build on. */
export function loadHeightsStep(): Promise<{ value: Grid; hash: string }> {
	return cachedStep({ name: 'estates', code: MODEL, codec: gridCodec }, modelEstates);
}

/** Heights of the region around it, to 50 m: from the cache, or modelled in some 15 s. */
export async function loadRegion(): Promise<Grid> {
	return (await cachedStep({ name: 'region', code: MODEL, codec: gridCodec }, modelRegion)).value;
}
