import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ArchiveError } from './archive-error';
import { keepExtractCurrent } from './automatic';
import { readChoice } from './choice';
import { continueDownload, dropFormerArchives, noteCurrentManifest, restForLine } from './extract';
import { fetchManifest } from './manifest';
import type { ExtractState } from './state';

const store = vi.hoisted(() => ({ state: { kind: 'absent' } as unknown, tell: () => {} }));
vi.mock('./extract', () => ({
	extractStore: {
		getSnapshot: () => store.state,
		subscribe: (listener: () => void) => {
			store.tell = listener;
		},
	},
	continueDownload: vi.fn(),
	dropFormerArchives: vi.fn(),
	restForLine: vi.fn(),
	noteCurrentManifest: vi.fn(),
}));
vi.mock('./manifest', () => ({ fetchManifest: vi.fn() }));
vi.mock('./choice', async (original) => ({ ...(await original<object>()), readChoice: vi.fn() }));

const fast = () => ({ connection: { saveData: false, effectiveType: '4g' }, standalone: false });
const silent = () => ({ connection: undefined, standalone: false });
let line = new EventTarget();
const reached = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('navigator', { onLine: true });
	line = new EventTarget();
	vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
	vi.mocked(readChoice).mockResolvedValue('none');
	vi.mocked(fetchManifest).mockResolvedValue({ archive: '', bytes: 1, sha256: '', blockBytes: 1, blocks: [] });
	store.state = { kind: 'absent' };
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.resetAllMocks();
});

describe('the extract is kept current', () => {
	test('by itself where the line allows', async () => {
		await visit(fast);
		expect(continueDownload).toHaveBeenCalledTimes(1);
		expect(reached).toHaveBeenCalledWith(true);
	});

	test('not without a tap where the browser does not tell, but after one', async () => {
		await visit(silent);
		expect(continueDownload).not.toHaveBeenCalled();
		vi.mocked(readChoice).mockResolvedValue('wanted');
		await visit(silent);
		expect(continueDownload).toHaveBeenCalledTimes(1);
	});

	test('without a download when it is whole already', async () => {
		store.state = { kind: 'ready', bytes: 1 };
		await visit(fast);
		expect(continueDownload).not.toHaveBeenCalled();
		expect(dropFormerArchives, 'what an interrupted one left of older archives goes').toHaveBeenCalledTimes(1);
	});

	test('not over a slow line that took the place of a fast one, until it is fast again', async () => {
		const connection = { saveData: false, effectiveType: '4g' };
		await visit(() => ({ connection, standalone: false }));
		connection.effectiveType = '3g';
		show({ kind: 'paused', done: 50, total: 100, reason: 'offline' });
		await vi.advanceTimersByTimeAsync(2000);
		expect(restForLine).toHaveBeenCalledTimes(1);
		connection.effectiveType = '4g';
		await vi.advanceTimersByTimeAsync(4000);
		expect(continueDownload).toHaveBeenCalledTimes(2);
	});

	test('without a request while the browser knows of no network, and as soon as it does', async () => {
		vi.stubGlobal('navigator', { onLine: false });
		await visit(fast);
		expect(fetchManifest).not.toHaveBeenCalled();
		expect(reached).toHaveBeenCalledWith(false);
		vi.stubGlobal('navigator', { onLine: true });
		line.dispatchEvent(new Event('online'));
		await settle();
		expect(continueDownload).toHaveBeenCalledTimes(1);
	});

	test('in earnest after a minute, where the browser goes on saying that there is no network', async () => {
		vi.stubGlobal('navigator', { onLine: false });
		await visit(fast);
		await vi.advanceTimersByTimeAsync(59_000);
		expect(fetchManifest).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1000);
		expect(reached).toHaveBeenLastCalledWith(true);
		expect(continueDownload).toHaveBeenCalledTimes(1);
	});

	test('again after a cut, each time after a longer wait, which progress shortens', async () => {
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

	test('not again after the visitor stopped it', async () => {
		await visit(fast);
		vi.mocked(readChoice).mockResolvedValue('paused');
		show({ kind: 'paused', done: 50, total: 100, reason: 'visitor' });
		await vi.advanceTimersByTimeAsync(600_000);
		expect(continueDownload).toHaveBeenCalledTimes(1);
	});

	test('once the server answers again, if nobody did at first', async () => {
		vi.mocked(fetchManifest).mockRejectedValueOnce(new ArchiveError('offline'));
		await visit(fast);
		expect(reached).toHaveBeenLastCalledWith(false);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(reached).toHaveBeenLastCalledWith(true);
		expect(continueDownload).toHaveBeenCalledTimes(1);
	});

	test('by one request in half a minute while nobody answers, and less and less often', async () => {
		vi.mocked(fetchManifest).mockRejectedValue(new ArchiveError('offline'));
		await visit(fast);
		for (const [wait, requests] of [
			[29_999, 1],
			[1, 2],
			[59_999, 2],
			[1, 3],
			[120_000, 4],
			[240_000, 5],
			[300_000, 6],
		] as const) {
			await vi.advanceTimersByTimeAsync(wait);
			expect(fetchManifest, `after ${wait} ms more`).toHaveBeenCalledTimes(requests);
		}
	});

	test.each(['visibilitychange', 'focus'])(
		'at once when the visitor comes back (%s) to a page that nobody answered',
		async (event) => {
			vi.stubGlobal('document', { visibilityState: 'visible' });
			await visit(fast);
			line.dispatchEvent(new Event(event));
			await settle();
			expect(fetchManifest, 'the server answers').toHaveBeenCalledTimes(1);
			vi.mocked(fetchManifest).mockRejectedValueOnce(new ArchiveError('offline'));
			line.dispatchEvent(new Event('online'));
			await settle();
			expect(reached).toHaveBeenLastCalledWith(false);
			line.dispatchEvent(new Event(event));
			await settle();
			expect(reached).toHaveBeenLastCalledWith(true);
		},
	);

	test('when somebody has met silence, though the archive is here, and from then on until the server answers', async () => {
		store.state = { kind: 'ready', bytes: 1 };
		const check = await visit(fast);
		vi.mocked(fetchManifest).mockRejectedValueOnce(new ArchiveError('offline'));
		check();
		await settle();
		expect(reached).toHaveBeenLastCalledWith(false);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(reached).toHaveBeenLastCalledWith(true);
	});

	test('whatever an answer says that was on its way when the browser said that there is no network', async () => {
		let answer = () => {};
		vi.mocked(fetchManifest).mockReturnValueOnce(
			new Promise((resolve) => {
				answer = () => resolve({ archive: '', bytes: 1, sha256: '', blockBytes: 1, blocks: [] });
			}),
		);
		await visit(fast);
		vi.stubGlobal('navigator', { onLine: false });
		line.dispatchEvent(new Event('offline'));
		answer();
		await settle();
		expect(reached.mock.calls).toEqual([[false]]);
	});

	test('a minute after the browser said that there is no network, if it never says that there is one', async () => {
		store.state = { kind: 'ready', bytes: 1 };
		await visit(fast);
		vi.stubGlobal('navigator', { onLine: false });
		line.dispatchEvent(new Event('offline'));
		await settle();
		expect(reached).toHaveBeenLastCalledWith(false);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(reached).toHaveBeenLastCalledWith(true);
	});

	test('not by asking for ever for a manifest that is none', async () => {
		vi.mocked(fetchManifest).mockRejectedValue(new ArchiveError('bad-manifest'));
		await visit(fast);
		await vi.advanceTimersByTimeAsync(600_000);
		expect(fetchManifest).toHaveBeenCalledTimes(1);
		expect(reached).toHaveBeenLastCalledWith(true);
	});
});

test('an answer is told when it comes, not when it has been noted: the network may be gone by then', async () => {
	vi.mocked(noteCurrentManifest).mockReturnValue(new Promise(() => {}));
	await visit(fast);
	expect(reached).toHaveBeenCalledExactlyOnceWith(true);
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

async function visit(
	device: Parameters<typeof keepExtractCurrent>[0],
	pagesStored: Promise<unknown> = Promise.resolve(),
): Promise<() => void> {
	const check = keepExtractCurrent(device, reached, pagesStored);
	await settle();
	return check;
}

function show(state: ExtractState): void {
	store.state = state;
	store.tell();
}

function settle(): Promise<unknown> {
	return vi.advanceTimersByTimeAsync(0);
}
