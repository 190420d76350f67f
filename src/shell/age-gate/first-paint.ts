import { wait } from '../../platform/pause';

/** A slow connection keeps the page from its own pictures and fonts no longer than this. */
const longestWaitMs = 3_000;

/**
 * Lets a visitor who is asked see the question before anything else of the page is fetched: until the gate's picture is painted,
 * `html[data-gate-first]` keeps the page beneath from asking for its own pictures and fonts.
 * @returns when the page may go on: the gate was painted, or answered, or the time is over
 */
export async function paintGateFirst(gate: HTMLDialogElement): Promise<void> {
	const { documentElement } = gate.ownerDocument;
	documentElement.setAttribute('data-gate-first', '');
	await Promise.race([painted(gate), closed(gate), wait(longestWaitMs)]);
	documentElement.removeAttribute('data-gate-first');
	// The browser could not scroll to it while the page was not laid out.
	if (location.hash) gate.ownerDocument.getElementById(location.hash.slice(1))?.scrollIntoView();
}

async function painted(gate: HTMLDialogElement): Promise<void> {
	const picture = gate.querySelector('img');
	if (!picture) return;
	// Before it is fetched: only then its painting is reported.
	picture.setAttribute('elementtiming', 'gate');
	picture.loading = 'eager';
	picture.fetchPriority = 'high';
	const reported = reportsPainting ? paintingReported() : undefined;
	try {
		await picture.decode();
	} catch {
		return;
	}
	// Elsewhere: the first frame paints it; when the second comes it has been painted.
	await (reported ?? nextFrame().then(nextFrame));
}

/** Whether the browser reports when it has painted an element (Element Timing; Chromium). */
const reportsPainting = PerformanceObserver.supportedEntryTypes.includes('element');

function paintingReported(): Promise<void> {
	return new Promise((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'element' }));
}

function closed(gate: HTMLDialogElement): Promise<void> {
	return new Promise((resolve) => gate.addEventListener('close', () => resolve(), { once: true }));
}

function nextFrame(): Promise<void> {
	return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
