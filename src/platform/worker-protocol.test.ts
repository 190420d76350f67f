import { expect, test } from 'vitest';
import { parseWorkerMessage } from './worker-protocol';

test.each([
	{ type: 'skip-waiting' },
	{ type: 'extract:start' },
	{ type: 'pictures:stop' },
	{ type: 'pictures:warm', addresses: ['/art/a.webp'] },
])('the worker understands %j', (message) => {
	expect(parseWorkerMessage(message)).toEqual(message);
});

test.each([null, 'skip-waiting', { type: 'SKIP_WAITING' }, { type: 'pictures:warm' }])(
	'and passes over %j',
	(message) => {
		expect(parseWorkerMessage(message)).toBeUndefined();
	},
);
