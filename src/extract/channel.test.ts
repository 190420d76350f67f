import { expect, test, vi } from 'vitest';
import { extractChannel, isExtractMessage } from './channel';

const manifest = {
	archive: '/map/a.pmtiles',
	bytes: 10,
	sha256: 'a'.repeat(64),
	blockBytes: 20,
	blocks: ['b'.repeat(64)],
};

test.each([
	{ type: 'leave-off' },
	{ type: 'received', bytes: 5 },
	{ type: 'first', blocks: ['ab'] },
	{ type: 'current', manifest },
	{ type: 'activity', activity: { kind: 'downloading' } },
	{ type: 'activity', activity: { kind: 'paused', reason: 'offline' } },
	{ type: 'activity', activity: { kind: 'error', reason: 'storage-full' } },
])('a message between tabs and worker is understood, as in every earlier build: %j', (message) => {
	expect(isExtractMessage(message)).toBe(true);
});

test.each([
	null,
	'downloading',
	{ type: 'other' },
	{ type: 'activity' },
	{ type: 'received', bytes: 'many' },
	{ type: 'first' },
	{ type: 'activity', activity: { kind: 'paused', reason: 'tired' } },
	{ type: 'activity', activity: { kind: 'error' } },
	{ type: 'current', manifest: { ...manifest, blocks: [] } },
])('a message of another build that this one does not know is ignored: %j', (message) => {
	expect(isExtractMessage(message)).toBe(false);
});

test('where the browser has no channel, a tab hears itself, and goes on', () => {
	vi.stubGlobal('BroadcastChannel', undefined);
	const heard = vi.fn();
	const stop = extractChannel.listen(heard);
	extractChannel.post({ type: 'leave-off' });
	expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'leave-off' });
	stop();
	vi.unstubAllGlobals();
});
