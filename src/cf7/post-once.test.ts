import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const never = new Promise<never>(() => {});
const file = new File(['x'], 'x');
const handle = { createWritable: async () => new WritableStream(), getFile: async () => file };
const folder = { getFileHandle: vi.fn(), removeEntry: vi.fn() };
const getDirectory = vi.fn();
const url = 'https://quatro-vistas.example/feedback';
let postOnce: typeof import('./post-once').postOnce;
/** Bodies that were posted, in their order. */
let posted: unknown[];

beforeEach(async () => {
	vi.useFakeTimers();
	vi.resetModules();
	posted = [];
	getDirectory.mockResolvedValue(folder);
	folder.getFileHandle.mockResolvedValue(handle);
	folder.removeEntry.mockResolvedValue(undefined);
	vi.stubGlobal('navigator', { storage: { getDirectory } });
	vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
		posted.push(body);
		if (body === file) throw new TypeError('Failed to fetch');
		return new Response('{"status":"mail_sent"}');
	});
	({ postOnce } = await import('./post-once'));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.resetAllMocks();
});

test('the next message waits until the connection of the one before is closed', async () => {
	const [first, second] = [new FormData(), new FormData()];
	await postOnce(url, first, {});
	await postOnce(url, second, {});
	expect(posted.slice(0, 3)).toEqual([first, file, second]);
	expect(folder.removeEntry).toHaveBeenCalledWith(folder.getFileHandle.mock.calls[0]?.[0]);
});

test('an answer comes at once where the file system hangs, and the next message a while later', async () => {
	getDirectory.mockReturnValue(never);
	const answer = await postOnce(url, new FormData(), {});
	expect(await answer.json()).toEqual({ status: 'mail_sent' });
	const next = postOnce(url, new FormData(), {});
	await vi.advanceTimersByTimeAsync(1000);
	expect((await next).status).toBe(200);
	expect(posted).toHaveLength(2);
});

test.each([
	[
		'cannot be written',
		() => folder.getFileHandle.mockResolvedValue({ ...handle, createWritable: () => Promise.reject(new Error()) }),
	],
	['is never written', () => folder.getFileHandle.mockResolvedValue({ ...handle, createWritable: () => never })],
	[
		'cannot be read',
		() => folder.getFileHandle.mockResolvedValue({ ...handle, getFile: () => Promise.reject(new Error()) }),
	],
])('a file that %s is removed', async (_, breakFile) => {
	breakFile();
	await postOnce(url, new FormData(), {});
	await vi.advanceTimersByTimeAsync(3000);
	expect(folder.removeEntry).toHaveBeenCalledOnce();
});
