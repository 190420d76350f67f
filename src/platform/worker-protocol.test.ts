import { expect, test } from 'vitest';
import { parseWorkerMessage } from './worker-protocol';

test.each([
	{ type: 'skip-waiting' },
	{ type: 'extract:start' },
	{ type: 'pictures:stop' },
	{ type: 'pictures:warm', addresses: ['/art/a.webp'] },
	{ type: 'language:keep', language: 'en' },
	{ type: 'language:remove', language: 'en' },
	{ type: 'languages:report' },
	{ type: 'languages:stop' },
])('the worker understands %j', (message) => {
	expect(parseWorkerMessage(message)).toEqual(message);
});

test('the worker is activated by pages of this build and by those of earlier ones', () => {
	expect(parseWorkerMessage({ type: 'SKIP_WAITING' })).toEqual({ type: 'skip-waiting' });
});

test.each([null, 'skip-waiting', { type: 'SKIP' }, { type: 'pictures:warm' }, { type: 'language:keep' }])(
	'the worker ignores %j',
	(message) => {
		expect(parseWorkerMessage(message)).toBeUndefined();
	},
);
