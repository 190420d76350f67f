import type { OutboxMessage } from '../message';

/** A message that waits, whose text is its id; `more` is what matters to a test. */
export function keptMessage(id: string, more: Partial<OutboxMessage> = {}): OutboxMessage {
	return {
		id,
		createdAt: 1,
		attempts: 0,
		subject: 'Imprensa',
		schemaUrl: 'https://wp.example/schema',
		feedbackUrl: 'https://wp.example/feedback',
		entries: [['your-message', id]],
		state: 'waiting',
		...more,
	} as OutboxMessage;
}
