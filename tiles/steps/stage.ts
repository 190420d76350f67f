import { duration } from './progress';

/** Announces a part of a run, does it and says how long it took. */
export async function stage<T>(heading: string, work: () => Promise<T>): Promise<T> {
	console.log(heading);
	const start = performance.now();
	const result = await work();
	console.log(`  ${duration((performance.now() - start) / 1000)}`);
	return result;
}
