import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPhase, type PhaseEvent, phaseIn, statusName, statusOf } from './status';

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

const shown = (...events: PhaseEvent[]) => statusOf(events.reduce(nextPhase, phaseIn('init')));
const press: PhaseEvent = { type: 'pressed' };
const sent: PhaseEvent = { type: 'ended', status: 'sent' };
const reset: PhaseEvent = { type: 'reset', to: 'init' };
const refilled = (number: number): PhaseEvent => ({ type: 'refilled', reset: number });

describe('a form', () => {
	it('goes from the press to the answer', () => {
		expect([shown(), shown(press), shown(press, sent)]).toEqual(['init', 'submitting', 'sent']);
	});

	it('that was sent is emptied and says so again', () => {
		const emptied: PhaseEvent[] = [press, sent, { type: 'reset', to: 'sent' }];
		expect(shown(...emptied)).toBe('resetting');
		expect(shown(...emptied, refilled(1))).toBe('sent');
	});

	it('that the visitor empties while it is sent goes on being sent', () => {
		expect(shown(press, reset, refilled(1))).toBe('submitting');
		expect(shown(press, reset, sent)).toBe('sent');
		expect(shown(press, reset, sent, refilled(1))).toBe('sent');
	});

	it('that is reset twice waits for the second refill', () => {
		expect(shown(reset, reset, refilled(1))).toBe('resetting');
		expect(shown(reset, reset, refilled(2))).toBe('init');
	});

	it('that is sent before the refill has come is being sent', () => {
		expect(shown(reset, press, refilled(1))).toBe('submitting');
	});

	it('that is held back says submitting and can be pressed again', () => {
		expect(shown({ type: 'blocked' })).toBe('submitting');
		expect(nextPhase(nextPhase(phaseIn('init'), { type: 'blocked' }), press).sending).toBe(true);
	});

	it('is never left in between, whatever happened in whichever order', () => {
		const event = fc.constantFrom<PhaseEvent>(press, sent, reset, refilled(1), refilled(2), {
			type: 'reset',
			to: 'sent',
		});
		fc.assert(
			fc.property(fc.array(event), (events) => {
				const phase = events.reduce(nextPhase, phaseIn('init'));
				const answered = phase.sending ? nextPhase(phase, sent) : phase;
				const rested = nextPhase(answered, refilled(answered.resets));
				expect(['init', 'sent']).toContain(statusOf(rested));
			}),
		);
	});
});
