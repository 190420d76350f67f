import { expect, test } from 'vitest';
import { ArchiveError } from './archive-error';
import { StorageError } from './block-store';
import { activityAfter } from './downloader';
import { WaitForLine } from './wanted-line';

test.each([
	['no network goes on by itself', new ArchiveError('offline'), { kind: 'paused', reason: 'offline' }],
	[
		'a server in trouble is asked again',
		new ArchiveError('http', { status: 503 }),
		{ kind: 'paused', reason: 'server' },
	],
	[
		'too many requests are asked again later',
		new ArchiveError('http', { status: 429 }),
		{ kind: 'paused', reason: 'server' },
	],
	['an archive that is gone is an error', new ArchiveError('http', { status: 404 }), { kind: 'error', reason: 'http' }],
	['a bad manifest is an error', new ArchiveError('bad-manifest'), { kind: 'error', reason: 'bad-manifest' }],
	['a wrong block is an error', new ArchiveError('bad-archive'), { kind: 'error', reason: 'bad-archive' }],
	['a line that costs, where Wi-Fi is wanted, waits', new WaitForLine('wifi'), { kind: 'paused', reason: 'wifi' }],
	['a full disk is an error', new StorageError('storage-full', undefined), { kind: 'error', reason: 'storage-full' }],
	['a browser that keeps nothing is an error', new TypeError(), { kind: 'error', reason: 'storage-unavailable' }],
])('%s', (_, error, activity) => {
	expect(activityAfter(error)).toEqual(activity);
});
