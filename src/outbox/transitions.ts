import type { Obstacle, OutboxMessage, OutboxState, ServerAnswer } from './message';

/** What can happen to a message. */
export type OutboxEvent =
	/** The visitor wanted it sent, and the server was not reached: it still waits. */
	| { type: 'unreachable' }
	/** It could not be sent: nothing was posted, or the server turned it away without taking it. */
	| { type: 'turned-away'; obstacle: Obstacle }
	/** The POST is about to begin. */
	| { type: 'claimed' }
	/** The server answered. */
	| { type: 'answered'; answer: ServerAnswer; at: number }
	/** The POST began and no answer came, or the tab or worker that began it is gone. */
	| { type: 'lost' }
	/** The visitor wants it sent again; a refused one is corrected instead (`enqueue` in queue.ts). */
	| { type: 'resent' };

const from: Readonly<Record<OutboxEvent['type'], readonly OutboxState[]>> = {
	unreachable: ['waiting'],
	'turned-away': ['waiting', 'sending'],
	claimed: ['waiting'],
	answered: ['sending'],
	lost: ['sending'],
	resent: ['unknown'],
};

/**
 * The message after an event (docs/product.md 5.4). The server is not idempotent (docs/contact-form-7.md 5), so only `waiting` can be claimed,
 * and only the visitor's decision leads from `unknown` back to it.
 * @returns undefined if this cannot happen to a message in its state
 */
export function transition(message: OutboxMessage, event: OutboxEvent): OutboxMessage | undefined {
	if (!from[event.type].includes(message.state)) return undefined;
	const attempts = message.attempts + 1;
	switch (event.type) {
		case 'unreachable':
			return { ...message, state: 'waiting', attempts, untold: true };
		case 'turned-away':
			return {
				...message,
				state: 'waiting',
				obstacle: { ...event.obstacle, since: message.obstacle?.since ?? event.obstacle.since },
			};
		case 'claimed':
			return { ...message, state: 'sending', attempts, untold: false };
		case 'answered':
			return event.answer.status === 'mail_sent'
				? { ...message, state: 'sent', answer: event.answer, sentAt: event.at, entries: [] }
				: { ...message, state: 'refused', answer: event.answer, untold: true };
		case 'lost':
			return { ...message, state: 'unknown', untold: true };
		case 'resent':
			return { ...message, state: 'waiting' };
	}
}
