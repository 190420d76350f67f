import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statusName } from './status';

describe('the name of a status', () => {
	it.each([
		['validation_failed', 'invalid'],
		['acceptance_missing', 'unaccepted'],
		['spam', 'spam'],
		['aborted', 'aborted'],
		['mail_sent', 'sent'],
		['mail_failed', 'failed'],
		['payment_required', 'payment-required'],
		['sent', 'sent'],
	])('%s is known as %s', (status, name) => {
		expect(statusName(status)).toBe(name);
	});

	it.each([
		['stock_sold_out', 'custom-stock-sold_out'],
		['my_status', 'custom-my-status'],
		['fetch_error', 'custom-fetch-error'],
		['invalid_json', 'custom-invalid-json'],
		['http_error', 'custom-http-error'],
		['error', 'custom-error'],
		['_x_', 'custom-x_'],
		['valueOf', 'custom-valueOf'],
		['', 'custom-'],
		['___', 'custom-'],
		['one two three', 'custom-one-two-three'],
	])('%s, of a plugin of the site, becomes %s', (status, name) => {
		expect(statusName(status)).toBe(name);
	});

	it.each(['init', 'submitting', 'resetting', 'validating'])(
		'%s in an answer is a status of the server’s own, for no form may rest in it',
		(status) => expect(statusName(status)).toBe(`custom-${status}`),
	);

	it('can be a class whatever the server calls it', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (status) => {
				expect(statusName(status)).toMatch(/^\S+$/);
			}),
		);
	});
});
