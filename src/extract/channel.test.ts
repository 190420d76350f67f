import { describe, expect, test } from 'vitest';
import { parseMessage } from './channel';

describe('messages between tabs and worker', () => {
	test.each([
		{ type: 'leave-off' },
		{ type: 'received', bytes: 5 },
		{ type: 'first', blocks: ['ab'] },
		{ type: 'activity', activity: { kind: 'downloading' } },
		{ type: 'activity', activity: { kind: 'paused', reason: 'offline' } },
		{ type: 'activity', activity: { kind: 'error', reason: 'storage-full' } },
	])('are understood: %j', (message) => {
		expect(parseMessage(message)).toEqual(message);
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
	])('of another build are passed over: %j', (message) => {
		expect(parseMessage(message)).toBeUndefined();
	});
});
