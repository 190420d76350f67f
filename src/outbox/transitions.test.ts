import { describe, expect, it } from 'vitest';
import type { OutboxMessage, OutboxState } from './message';
import { type OutboxEvent, transition } from './transitions';

const kept = {
	id: 'm',
	createdAt: 1,
	attempts: 0,
	subject: 'Visitas e provas',
	schemaUrl: 'https://wp.example/schema',
	feedbackUrl: 'https://wp.example/feedback',
	entries: [['your-name', 'Ana'] as const],
};
const messages: Readonly<Record<OutboxState, OutboxMessage>> = {
	waiting: { ...kept, state: 'waiting' },
	sending: { ...kept, state: 'sending' },
	unknown: { ...kept, state: 'unknown' },
	refused: { ...kept, state: 'refused', answer: { status: 'spam', message: 'Não.' } },
	sent: { ...kept, state: 'sent', answer: { status: 'mail_sent', message: 'Obrigado!' }, sentAt: 2, entries: [] },
};
const events: Readonly<Record<string, OutboxEvent>> = {
	unreachable: { type: 'unreachable' },
	claimed: { type: 'claimed' },
	'mail_sent answered': { type: 'answered', answer: { status: 'mail_sent', message: 'Obrigado!' }, at: 3 },
	'spam answered': { type: 'answered', answer: { status: 'spam', message: 'Não.' }, at: 3 },
	lost: { type: 'lost' },
	resent: { type: 'resent' },
};

/** Rows: what happens. Columns: the state it happens in. A dash: it cannot happen there. */
const table = `
	                    waiting   sending   unknown   refused   sent
	unreachable         waiting   -         -         -         -
	claimed             sending   -         -         -         -
	mail_sent answered  -         sent      -         -         -
	spam answered       -         refused   -         -         -
	lost                -         unknown   -         -         -
	resent              -         -         waiting   -         -
`;
const [head = [], ...rows] = table
	.trim()
	.split('\n')
	.map((line) => line.trim().split(/\s{2,}/));

describe('a message in the outbox', () => {
	for (const [event = '', ...nexts] of rows) {
		nexts.forEach((next, column) => {
			const state = head[column] as OutboxState;
			it(`${state}, then ${event}: ${next === '-' ? 'cannot be' : next}`, () => {
				expect(transition(messages[state], events[event]!)?.state).toBe(next === '-' ? undefined : next);
			});
		});
	}

	it('the table of transitions has a row for every event and a column for every state', () => {
		expect(rows.map(([event]) => event)).toEqual(Object.keys(events));
		expect(head).toEqual(Object.keys(messages));
	});

	it('a message counts its attempts, and loses its text once it is sent', () => {
		expect(transition(messages.waiting, { type: 'unreachable' })?.attempts).toBe(1);
		expect(transition(messages.waiting, { type: 'claimed' })?.attempts).toBe(1);
		expect(transition(messages.sending, events['mail_sent answered']!)?.entries).toEqual([]);
		expect(transition(messages.sending, events['spam answered']!)?.entries).toEqual(kept.entries);
	});
});
