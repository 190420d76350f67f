import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArchiveError } from './archive-error';
import { type ExtractDeps, keepExtractCurrent } from './automatic';
import { extractChannel } from './channel';
import { continueDownload, dropFormerArchives } from './extract';
import { isAnswered, requestManifest } from './manifest-request';
import { readChoice } from './preferences';
import type { ExtractState } from './state';

const store = vi.hoisted(() => ({ state: { kind: 'absent' } as unknown, tell: () => {} }));
vi.mock('./extract', () => ({
	extractStore: {
		get: () => store.state,
		subscribe: (listener: () => void) => {
			store.tell = listener;
		},
	},
	continueDownload: vi.fn(),
	dropFormerArchives: vi.fn(),
	noteCurrentManifest: vi.fn(),
}));
vi.mock('./manifest-request', async (original) => ({ ...(await original<object>()), requestManifest: vi.fn() }));
vi.mock('./preferences', async (original) => ({ ...(await original<object>()), readChoice: vi.fn() }));

const fast = () => ({ connection: { saveData: false, effectiveType: '4g' }, standalone: false });
const silent = () => ({ connection: undefined, standalone: false });
const hash = '0'.repeat(64);
const manifest = JSON.stringify({
	version: 1,
	archive: '/map/x.pmtiles',
	bytes: 1,
	sha256: hash,
	blockBytes: 1,
	blocks: [hash],
});
/** What the site knows of the network. */
let online = true;
const reached = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('addEventListener', () => {});
	online = true;
	vi.mocked(readChoice).mockResolvedValue('none');
	vi.mocked(requestManifest).mockResolvedValue(manifest);
	store.state = { kind: 'absent' };
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.resetAllMocks();
});

test('the extract is downloaded by itself where the connection allows', async () => {
	await visit(fast);
	expect(continueDownload).toHaveBeenCalledTimes(1);
	expect(reached).toHaveBeenCalledWith(true);
});

test('the download goes on once the site’s check is answered again, and asks for nothing meanwhile', async () => {
	const check = await visit(fast);
	online = false;
	show({ kind: 'paused', done: 0, total: 100, reason: 'offline' });
	await vi.advanceTimersByTimeAsync(600_000);
	expect(requestManifest).toHaveBeenCalledTimes(1);
	online = true;
	await check();
	expect(continueDownload).toHaveBeenCalledTimes(2);
});

test('the download starts after a tap only where the browser does not tell the connection', async () => {
	await visit(silent);
	expect(continueDownload).not.toHaveBeenCalled();
	vi.mocked(readChoice).mockResolvedValue('wanted');
	await visit(silent);
	expect(continueDownload).toHaveBeenCalledTimes(1);
});

test('an extract that is complete and current is not downloaded', async () => {
	store.state = { kind: 'ready', bytes: 1 };
	await visit(fast);
	expect(continueDownload).not.toHaveBeenCalled();
	expect(dropFormerArchives, 'what an interrupted one left of older archives goes').toHaveBeenCalledTimes(1);
});

test('the download stops over a connection that has become slow, until it is fast again', async () => {
	const connection = { saveData: false, effectiveType: '4g' };
	await visit(() => ({ connection, standalone: false }));
	connection.effectiveType = '3g';
	const told = vi.fn();
	const stopListening = extractChannel.listen(told);
	show({ kind: 'paused', done: 50, total: 100, reason: 'offline' });
	await vi.advanceTimersByTimeAsync(2000);
	expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'activity', activity: { kind: 'paused', reason: 'line' } });
	stopListening();
	connection.effectiveType = '4g';
	await vi.advanceTimersByTimeAsync(4000);
	expect(continueDownload).toHaveBeenCalledTimes(2);
});

test('the download goes on after a cut, each time after a longer wait, which progress shortens', async () => {
	await visit(fast);
	for (const [wait, attempts] of [
		[2000, 2],
		[4000, 3],
		[8000, 4],
	] as const) {
		show({ kind: 'paused', done: 0, total: 100, reason: 'offline' });
		await vi.advanceTimersByTimeAsync(wait - 1);
		expect(continueDownload).toHaveBeenCalledTimes(attempts - 1);
		await vi.advanceTimersByTimeAsync(1);
		expect(continueDownload).toHaveBeenCalledTimes(attempts);
	}
	show({ kind: 'paused', done: 50, total: 100, reason: 'offline' });
	await vi.advanceTimersByTimeAsync(2000);
	expect(continueDownload).toHaveBeenCalledTimes(5);
});

test('the download does not go on after the visitor stopped it', async () => {
	await visit(fast);
	vi.mocked(readChoice).mockResolvedValue('paused');
	show({ kind: 'paused', done: 50, total: 100, reason: 'visitor' });
	await vi.advanceTimersByTimeAsync(600_000);
	expect(continueDownload).toHaveBeenCalledTimes(1);
});

test('the download goes on after a while where the server answers with an error', async () => {
	vi.mocked(requestManifest).mockRejectedValueOnce(new ArchiveError('http', { status: 503 }));
	await visit(fast);
	expect(reached).toHaveBeenLastCalledWith(true);
	expect(continueDownload).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(2000);
	expect(continueDownload).toHaveBeenCalledTimes(1);
});

test('the download goes on by the site’s check alone where the server does not answer', async () => {
	vi.mocked(requestManifest).mockRejectedValue(new ArchiveError('offline'));
	await visit(fast);
	expect(reached).toHaveBeenLastCalledWith(false);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(requestManifest).toHaveBeenCalledTimes(1);
});

test('a manifest that is invalid is not asked for again and again', async () => {
	vi.mocked(requestManifest).mockResolvedValue('{}');
	await visit(fast);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(requestManifest).toHaveBeenCalledTimes(1);
	expect(reached).toHaveBeenLastCalledWith(true);
});

test('the download waits until the pages are stored', async () => {
	let pagesAreStored = () => {};
	const pagesStored = new Promise<void>((resolve) => {
		pagesAreStored = resolve;
	});
	await visit(fast, pagesStored);
	expect(continueDownload).not.toHaveBeenCalled();
	pagesAreStored();
	await settle();
	expect(continueDownload).toHaveBeenCalledTimes(1);
});

/** A visit with the check of a site: it is made once now. @returns makes it again */
async function visit(
	device: ExtractDeps['device'],
	pagesStored: Promise<unknown> = Promise.resolve(),
): Promise<() => Promise<void>> {
	const check = async () => {
		const asked = requestManifest();
		reached(await isAnswered(asked));
		void goBy(asked);
		await settle();
	};
	const goBy = keepExtractCurrent({
		device,
		pagesStored,
		isOnline: () => online,
		check: () => void check(),
		inView: () => undefined,
	});
	await check();
	return check;
}

function show(state: ExtractState): void {
	store.state = state;
	store.tell();
}

function settle(): Promise<unknown> {
	return vi.advanceTimersByTimeAsync(0);
}
