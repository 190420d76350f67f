import { retry } from '../platform/retry';
import { abortAfter } from '../platform/time';

/** How long the first attempt for a script may take, in milliseconds; each further one has four times as long, for the slowest lines. */
const stallMs = 60_000;

/** After this the scripts are asked for though nothing is seen yet, in milliseconds. */
const longestPaintMs = 2_000;

/**
 * Runs the application when the page has been read to its end and all its scripts are here, which are fetched once it shows something.
 * @param app address of the script that starts it
 * @param words addresses of what the page says
 * @param parts addresses of what the application imports for this page
 */
export async function startApp(app: string, words: readonly string[], parts: readonly string[]): Promise<void> {
	await painted();
	// Before any of them is imported: Firefox keeps an import that failed for as long as the page is open.
	await Promise.all([app, ...words, ...parts].map((file) => retry((failures) => store(file, failures))));
	await parsed();
	// Each is asked for by itself and runs in a task of its own, so that a press does not wait for all of them.
	await Promise.all(words.map(run));
	await Promise.all(parts.map(run));
	await run(app);
}

/** Asks again where the cache did not keep it. */
function run(file: string): Promise<unknown> {
	return retry(() => import(/* @vite-ignore */ file));
}

/**
 * Brings a script into the browser's HTTP cache, from which it is imported.
 * @throws when it did not come, or when something else did: a hotspot's page, or an error
 */
async function store(file: string, failures: number): Promise<void> {
	// Such a browser gets the page too: the form then says what it lacks.
	if (!('fetch' in globalThis)) return;
	const answer = await fetch(file, {
		// A hotspot's page may be in the cache by now.
		cache: failures ? 'no-cache' : 'default',
		signal: abortAfter(stallMs * 4 ** failures),
	});
	await answer.arrayBuffer();
	if (!answer.ok || !answer.headers.get('content-type')?.includes('javascript'))
		throw new TypeError(`Failed to fetch ${file}`);
}

/** A page is read before it can be used: its scripts leave the line to what it shows first. */
function painted(): Promise<void> {
	return new Promise((resolve) => {
		if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
		new PerformanceObserver((paints) => {
			if (paints.getEntriesByName('first-contentful-paint').length) resolve();
		}).observe({ type: 'paint', buffered: true });
		setTimeout(resolve, longestPaintMs);
	});
}

async function parsed(): Promise<void> {
	if (document.readyState === 'loading')
		await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
