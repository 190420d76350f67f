import { dayText, outboxMessages as m, momentText } from '../messages/outbox';
import type { OutboxMessage } from '../outbox/message';
import { keptFor } from '../outbox/queue';

/** How long before a message is given up its list says so, in milliseconds. */
const lastDays = 7 * 24 * 60 * 60 * 1000;

/** Where a message stands, in a line: since when it is here, what became of it, and until when it is kept. */
export function standing(message: OutboxMessage, now: Date): string {
	if (message.state === 'sent') return m.sent(momentText(new Date(message.sentAt), now));
	const since = momentText(new Date(message.createdAt), now);
	const expiry = message.createdAt + keptFor;
	const sentences = [`${since.charAt(0).toUpperCase()}${since.slice(1)}.`, state(message)];
	if (expiry - now.getTime() < lastDays) sentences.push(m.expires(dayText(new Date(expiry))));
	return sentences.join(' ');
}

function state(message: Exclude<OutboxMessage, { state: 'sent' }>): string {
	switch (message.state) {
		case 'waiting':
			return message.attempts > 1 ? m.attempts(message.attempts) : m.waiting;
		case 'sending':
			return m.sending;
		case 'unknown':
			return m.unknown;
		case 'refused':
			return message.answer.inDoubt ? m.doubtful : message.answer.message || m.refused;
	}
}
