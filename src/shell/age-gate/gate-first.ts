/** What a hanging line may hold back, in milliseconds. */
const patience = 3_000;

/**
 * Lets a visitor who is asked see the question before anything else of the page is fetched: until the gate's picture is painted,
 * `html[data-gate-first]` keeps the page beneath from asking for its own pictures and fonts.
 * @returns when the page may go on: the gate was seen, or answered, or a line hangs
 */
export async function gateFirst(gate: HTMLDialogElement): Promise<void> {
	const { documentElement } = gate.ownerDocument;
	documentElement.setAttribute('data-gate-first', '');
	await Promise.race([seen(gate), closed(gate), wait(patience)]);
	documentElement.removeAttribute('data-gate-first');
	// Not found by the browser, which had nothing to scroll to.
	if (location.hash) gate.ownerDocument.getElementById(location.hash.slice(1))?.scrollIntoView();
}

async function seen(gate: HTMLDialogElement): Promise<void> {
	const picture = gate.querySelector('img');
	if (!picture) return;
	// Before it is fetched: only then its painting is told of.
	picture.setAttribute('elementtiming', 'gate');
	picture.loading = 'eager';
	picture.fetchPriority = 'high';
	const painted = telling ? toldOfPainting() : undefined;
	try {
		await picture.decode();
	} catch {
		return;
	}
	await (painted ?? twoFrames());
}

/** Whether the browser says when it has painted an element (Element Timing; Chromium). */
const telling = PerformanceObserver.supportedEntryTypes.includes('element');

function toldOfPainting(): Promise<void> {
	return new Promise((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'element' }));
}

/** The first paints; when the second comes it has been painted. */
async function twoFrames(): Promise<void> {
	await nextFrame();
	await nextFrame();
}

function closed(gate: HTMLDialogElement): Promise<void> {
	return new Promise((resolve) => gate.addEventListener('close', () => resolve(), { once: true }));
}

function nextFrame(): Promise<void> {
	return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
