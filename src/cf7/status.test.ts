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
		['init', 'init'],
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
	])('%s, of a plugin of the site, becomes %s', (status, name) => {
		expect(statusName(status)).toBe(name);
	});

	it('is missing where a blank would be left in the class', () => {
		expect(statusName('one two three')).toBeUndefined();
		expect(statusName('___')).toBeUndefined();
	});

	it('can be a class whatever the server calls it, or there is none', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (status) => {
				const name = statusName(status);
				expect(name === undefined || /^\S+$/.test(name)).toBe(true);
			}),
		);
	});
});
