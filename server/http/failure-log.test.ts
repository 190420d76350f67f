import { expect, it, vi } from 'vitest';
import { createFailureLog } from './failure-log';

it('the log writes one failure a second, with the number of those in between', () => {
	const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	let time = 0;
	const log = createFailureLog(() => time);
	const error = new Error('x');
	for (let count = 0; count < 100; count += 1) log('It failed.', error);
	expect(written.mock.calls).toEqual([['It failed.', error]]);
	time = 1000;
	log('No descriptors.');
	expect(written.mock.calls[1]).toEqual(['No descriptors. (and 99 failures before it)']);
});
