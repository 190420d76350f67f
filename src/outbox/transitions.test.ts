import { expect, it } from 'vitest';
import type { OutboxMessage } from './message';
import { keptMessage } from './testing/messages';
import { type OutboxEvent, transition } from './transitions';

const kept = keptMessage('m');
/** Its POST carried its id, and the companion was known to be there. */
const known = { submission: 'id' };
const messages: Readonly<Record<string, OutboxMessage>> = {
	waiting: kept,
	'waiting, with id': { ...kept, ...known },
	sending: { ...kept, state: 'sending' },
	'sending, with id': { ...kept, ...known, state: 'sending' },
	unknown: { ...kept, state: 'unknown' },
	refused: { ...kept, state: 'refused', answer: { status: 'spam', message: 'Não.' } },
	sent: { ...kept, state: 'sent', answer: { status: 'mail_sent', message: 'Obrigado!' }, sentAt: 2, entries: [] },
};
const events: Readonly<Record<string, OutboxEvent>> = {
	unreachable: { type: 'unreachable' },
	claimed: { type: 'claimed', submission: 'new' },
	'mail_sent answered': { type: 'answered', answer: { status: 'mail_sent', message: 'Obrigado!' }, at: 3 },
	'spam answered': { type: 'answered', answer: { status: 'spam', message: 'Não.' }, at: 3 },
	lost: { type: 'lost' },
	unresolved: { type: 'unresolved' },
	resent: { type: 'resent' },
};

/** Rows: what happens. Columns: the state it happens in. A dash: it cannot happen there. */
const table = `
	                    waiting  waiting, with id  sending  sending, with id  unknown  refused  sent
	unreachable         waiting  waiting           -        -                 -        -        -
	claimed             sending  sending           -        -                 -        -        -
	mail_sent answered  -        -                 sent     sent              -        -        -
	spam answered       -        -                 refused  refused           -        -        -
	lost                -        -                 unknown  waiting           -        -        -
	unresolved          -        -                 unknown  unknown           -        -        -
	resent              -        -                 -        -                 waiting  -        -
`;
const [head = [], ...rows] = table
	.trim()
	.split('\n')
	.map((line) => line.trim().split(/\s{2,}/));

for (const [event = '', ...nexts] of rows) {
	nexts.forEach((next, column) => {
		const state = head[column] ?? '';
		it(`${state}, then ${event}: ${next === '-' ? 'cannot be' : next}`, () => {
			expect(transition(messages[state]!, events[event]!)?.state).toBe(next === '-' ? undefined : next);
		});
	});
}

it('the table of transitions has a row for every event and a column for every state', () => {
	expect(rows.map(([event]) => event)).toEqual(Object.keys(events));
	expect(head).toEqual(Object.keys(messages));
});

it('a message counts its attempts, and loses its text once it is sent', () => {
	expect(transition(messages.waiting!, { type: 'unreachable' })?.attempts).toBe(1);
	expect(transition(messages.waiting!, events.claimed!)?.attempts).toBe(1);
	expect(transition(messages.sending!, events['mail_sent answered']!)?.entries).toEqual([]);
	expect(transition(messages.sending!, events['spam answered']!)?.entries).toEqual(kept.entries);
});

it('a message keeps the id of its first POST, until nobody can tell what became of it', () => {
	const claimed = transition(messages.waiting!, events.claimed!);
	expect(claimed).toMatchObject({ submission: 'new' });
	expect(transition(messages['waiting, with id']!, events.claimed!)?.submission).toBe('id');
	expect(transition(messages['sending, with id']!, { type: 'lost' })).toMatchObject({ ...known, untold: true });
	const unresolved = transition(messages['sending, with id']!, { type: 'unresolved' });
	expect(unresolved).toMatchObject({ untold: true, submission: undefined, entries: kept.entries });
});

it('a message with an id is not posted again where the companion is not there', () => {
	const claim: OutboxEvent = { type: 'claimed', submission: undefined };
	const claimed = transition(messages['waiting, with id']!, claim);
	expect(claimed).toMatchObject({ state: 'unknown', untold: true, submission: undefined });
	expect(transition(messages.waiting!, claim)).toMatchObject({ state: 'sending', submission: undefined });
});
