import type { Obstacle, OutboxMessage, OutboxState, ServerAnswer } from './message';

/** What can happen to a message. */
export type OutboxEvent =
	/** The visitor wanted it sent, and the server was not reached, or did not take it: it still waits. */
	| { type: 'unreachable' }
	/** It could not be sent: nothing was posted, the server turned it away, or may have taken it (`isDoubtful`) and is asked again. */
	| { type: 'turned-away'; obstacle: Obstacle; isDoubtful?: boolean }
	/**
	 * The POST is about to begin. Where the companion is there, `submission` is the message's id from now on, unless it has one. Where
	 * it is not, one that has been posted before is not posted again: nobody can tell what became of it.
	 */
	| { type: 'claimed'; submission: string | undefined }
	/** The server answered. */
	| { type: 'answered'; answer: ServerAnswer; at: number }
	/** The POST began and no answer came, or the tab or worker that began it is gone. */
	| { type: 'lost' }
	/** The companion does not know either: the server died while it had the message. */
	| { type: 'unresolved' }
	/** The visitor wants it sent again; a refused one is corrected instead (`enqueue` in queue.ts). */
	| { type: 'resent' };

export type TurnedAway = Extract<OutboxEvent, { type: 'turned-away' }>;

const from: Readonly<Record<OutboxEvent['type'], readonly OutboxState[]>> = {
	unreachable: ['waiting'],
	'turned-away': ['waiting', 'sending'],
	claimed: ['waiting'],
	answered: ['sending'],
	lost: ['sending'],
	unresolved: ['sending'],
	resent: ['unknown'],
};

/**
 * The message after an event (docs/product.md 5.4). Without the companion the server is not idempotent (docs/contact-form-7.md 5), so only
 * `waiting` can be claimed, and only the visitor's decision leads from `unknown` back to it.
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
				// Its POST was counted when it began. Where the visitor wanted it, it counts as `unreachable`.
				attempts: message.attempts - (message.state === 'sending' ? 1 : 0),
				obstacle: { ...event.obstacle, since: message.obstacle?.since ?? event.obstacle.since },
				...(event.isDoubtful && { doubts: (message.doubts ?? 0) + 1 }),
			};
		case 'claimed':
			if (message.submission && !event.submission) return unresolved(message);
			return {
				...message,
				state: 'sending',
				attempts,
				untold: false,
				submission: message.submission ?? event.submission,
			};
		case 'answered':
			return event.answer.status === 'mail_sent'
				? { ...message, state: 'sent', answer: event.answer, sentAt: event.at, entries: [] }
				: { ...message, state: 'refused', answer: event.answer, untold: true };
		case 'lost':
			return { ...message, state: message.submission ? 'waiting' : 'unknown', untold: true };
		case 'unresolved':
			return unresolved(message);
		case 'resent':
			return { ...message, state: 'waiting' };
	}
}

/** Under its id a message is never posted again: the visitor's decision gives it another. */
function unresolved(message: OutboxMessage): OutboxMessage {
	return { ...message, state: 'unknown', untold: true, submission: undefined, doubts: undefined };
}
