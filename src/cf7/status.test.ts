import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPhase, type PhaseEvent, phaseIn, statusName, statusOf } from './status';

it.each([
	['validation_failed', 'invalid'],
	['acceptance_missing', 'unaccepted'],
	['spam', 'spam'],
	['aborted', 'aborted'],
	['mail_sent', 'sent'],
	['mail_failed', 'failed'],
	['payment_required', 'payment-required'],
	['sent', 'sent'],
])('the status %s becomes %s on the form', (status, name) => {
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
])('the status %s of a site’s own plugin becomes %s', (status, name) => {
	expect(statusName(status)).toBe(name);
});

it.each(['init', 'submitting', 'resetting', 'validating'])(
	'%s in an answer becomes a custom status, because no form may stay in it',
	(status) => expect(statusName(status)).toBe(`custom-${status}`),
);

it('every status of a server becomes a valid class name', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (status) => {
			expect(statusName(status)).toMatch(/^\S+$/);
		}),
	);
});

const shown = (...events: PhaseEvent[]) => statusOf(events.reduce(nextPhase, phaseIn('init')));
const press: PhaseEvent = { type: 'pressed' };
const sent: PhaseEvent = { type: 'ended', status: 'sent' };
const reset: PhaseEvent = { type: 'reset', to: 'init' };
const refilled = (number: number): PhaseEvent => ({ type: 'refilled', reset: number });

it('a form goes from the press to the answer', () => {
	expect([shown(), shown(press), shown(press, sent)]).toEqual(['init', 'submitting', 'sent']);
});

it('a form that was sent is emptied and shows it was sent again', () => {
	const emptied: PhaseEvent[] = [press, sent, { type: 'reset', to: 'sent' }];
	expect(shown(...emptied)).toBe('resetting');
	expect(shown(...emptied, refilled(1))).toBe('sent');
});

it('a form that is reset while it is sent goes on being sent', () => {
	expect(shown(press, reset, refilled(1))).toBe('submitting');
	expect(shown(press, reset, sent)).toBe('sent');
	expect(shown(press, reset, sent, refilled(1))).toBe('sent');
});

it('a form that is reset twice waits for the second refill', () => {
	expect(shown(reset, reset, refilled(1))).toBe('resetting');
	expect(shown(reset, reset, refilled(2))).toBe('init');
});

it('a form that is sent before the refill has come is submitting', () => {
	expect(shown(reset, press, refilled(1))).toBe('submitting');
});

it('a form that the site blocks shows submitting and can be pressed again', () => {
	expect(shown({ type: 'blocked' })).toBe('submitting');
	expect(nextPhase(nextPhase(phaseIn('init'), { type: 'blocked' }), press).sending).toBe(true);
});

it('a form always ends in a final status, in any order of events', () => {
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
