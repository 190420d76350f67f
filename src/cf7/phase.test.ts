import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPhase, type PhaseEvent, phaseIn, statusOf } from './status';

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
