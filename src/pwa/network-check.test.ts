// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let connectivity: typeof import('./connectivity');
let startNetworkCheck: typeof import('./network-check').startNetworkCheck;
const followUp = vi.fn();
const ask = vi.fn<() => Promise<(() => void) | undefined>>();
const report = vi.fn();
const isOnline = () => connectivity.onlineStore.get();

let listening: AbortController;

beforeEach(async () => {
	vi.useFakeTimers();
	vi.resetModules();
	// Every test has a page of its own: what listens in one does not in the next.
	listening = new AbortController();
	const listen = window.addEventListener.bind(window);
	vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
		listen(type, listener, { signal: listening.signal }),
	);
	browserKnows(true);
	connectivity = await import('./connectivity');
	({ startNetworkCheck } = await import('./network-check'));
	ask.mockResolvedValue(followUp);
});
afterEach(() => {
	listening.abort();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.resetAllMocks();
});

test('when a page opens the server is asked, and what it says is followed', async () => {
	await open();
	expect(ask).toHaveBeenCalledTimes(1);
	expect(report.mock.calls).toEqual([[true]]);
	expect(followUp).toHaveBeenCalledTimes(1);
	expect(report, 'the answer is reported first').toHaveBeenCalledBefore(followUp);
});

test('while the browser knows of no network nobody is asked, and as soon as it does the server is', async () => {
	browserKnows(false);
	await open();
	expect(ask).not.toHaveBeenCalled();
	expect(report.mock.calls).toEqual([[false]]);
	await browserSays(true);
	expect(report).toHaveBeenLastCalledWith(true);
	expect(isOnline()).toBe(true);
});

test('a browser that goes on saying that there is no network is doubted after a minute', async () => {
	browserKnows(false);
	await open();
	await vi.advanceTimersByTimeAsync(59_999);
	expect(ask).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(isOnline()).toBe(true);
});

test('a browser that says of an open page that there is no network is doubted after a minute', async () => {
	await open();
	await browserSays(false);
	expect(isOnline()).toBe(false);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(isOnline()).toBe(true);
});

test.each(['visibilitychange', 'focus'])(
	'changing windows (%s) every half minute does not delay the check where the browser is wrong',
	async (event) => {
		browserKnows(false);
		await open();
		await vi.advanceTimersByTimeAsync(30_000);
		await comeBack(event);
		expect(ask, 'the browser is believed').not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(30_000);
		expect(isOnline()).toBe(true);
	},
);

test('a request that was answered has the server asked at once, whatever the browser says', async () => {
	browserKnows(false);
	await open();
	connectivity.reportRequest(true);
	await settle();
	expect(ask).toHaveBeenCalledTimes(1);
	expect(isOnline()).toBe(true);
	expect(report).toHaveBeenLastCalledWith(true);
});

test.each([
	['knows of a network', true, 0],
	['is wrong about there being none', false, 60_000],
])(
	'while nobody answers one request is made in half a minute, and less and less often, where the browser %s',
	async (_, known, first) => {
		ask.mockResolvedValue(undefined);
		browserKnows(known);
		await open();
		await vi.advanceTimersByTimeAsync(first);
		for (const [wait, requests] of [
			[29_999, 1],
			[1, 2],
			[59_999, 2],
			[1, 3],
			[120_000, 4],
			[240_000, 5],
			[300_000, 6],
			[300_000, 7],
		] as const) {
			await vi.advanceTimersByTimeAsync(wait);
			expect(ask, `after ${wait} ms more`).toHaveBeenCalledTimes(requests);
		}
	},
);

test.each(['visibilitychange', 'focus'])(
	'at once when the visitor comes back (%s) to a page that nobody answered, and not to another',
	async (event) => {
		await open();
		await comeBack(event);
		expect(ask, 'the server answers').toHaveBeenCalledTimes(1);
		ask.mockResolvedValueOnce(undefined);
		await browserSays(true);
		expect(isOnline()).toBe(false);
		await comeBack(event);
		expect(isOnline()).toBe(true);
	},
);

test('when somebody has met silence, and from then on until the server answers', async () => {
	const check = await open();
	ask.mockResolvedValueOnce(undefined);
	check();
	await settle();
	expect(isOnline()).toBe(false);
	await vi.advanceTimersByTimeAsync(30_000);
	expect(isOnline()).toBe(true);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(ask).toHaveBeenCalledTimes(3);
});

test('an answer that was on its way when the browser said that there is no network counts for nothing', async () => {
	const answer = askOnce(followUp);
	await open();
	await browserSays(false);
	answer();
	await settle();
	expect(report.mock.calls).toEqual([[false]]);
	expect(followUp).not.toHaveBeenCalled();
});

test('an answer to a check counts also once a later one is on its way, and is followed once', async () => {
	ask.mockResolvedValueOnce(undefined);
	await open();
	const answers: (() => void)[] = [];
	ask.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(followUp))));
	await comeBack('focus');
	await comeBack('focus');
	expect(answers).toHaveLength(2);
	for (const answer of answers) {
		answer();
		await settle();
		expect(isOnline()).toBe(true);
	}
	expect(followUp).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(ask, 'the server answers').toHaveBeenCalledTimes(3);
});

test('silence that ends after a later check was answered counts for nothing', async () => {
	const check = await open();
	const beSilent = askOnce(undefined);
	check();
	check();
	await settle();
	beSilent();
	await settle();
	expect(isOnline()).toBe(true);
});

async function open(): Promise<() => void> {
	const check = startNetworkCheck(ask, (answered) => {
		connectivity.reportCheck(answered);
		report(answered);
	});
	await settle();
	return check;
}

/** Lets the next check end with this when the test says so. @returns has it end */
function askOnce(outcome: (() => void) | undefined): () => void {
	let end = () => {};
	ask.mockReturnValueOnce(new Promise((resolve) => (end = () => resolve(outcome))));
	return () => end();
}

function browserKnows(online: boolean): void {
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

async function browserSays(online: boolean): Promise<void> {
	browserKnows(online);
	dispatchEvent(new Event(online ? 'online' : 'offline'));
	await settle();
}

async function comeBack(event: string): Promise<void> {
	dispatchEvent(new Event(event));
	await settle();
}

function settle(): Promise<unknown> {
	return vi.advanceTimersByTimeAsync(0);
}
