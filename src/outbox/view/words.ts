import { dayText, outboxMessages as m, momentText } from '../../messages/outbox';
import { outcomeTexts } from '../../messages/outcomes';
import type { OutboxMessage } from '../message';
import { outcomeOf } from '../outcomes';
import { keptFor } from '../queue';

/** How long before a message is deleted its list says so, in milliseconds. */
const lastDays = 7 * 24 * 60 * 60 * 1000;

/** Where a message stands, in a line: since when it is here, what became of it, and until when it is kept. */
export function standing(message: OutboxMessage, now: Date): string {
	if (message.state === 'sent') return m.sent(momentText(new Date(message.sentAt), now));
	const since = momentText(new Date(message.createdAt), now);
	const expiry = message.createdAt + keptFor;
	const sentences = [
		`${since.charAt(0).toUpperCase()}${since.slice(1)}.`,
		message.state === 'waiting' && triesOf(message),
		(message.state === 'refused' && message.answer.message) || outcomeTexts[outcomeOf(message, now.getTime())].list,
		expiry - now.getTime() < lastDays && m.expires(dayText(new Date(expiry))),
	];
	return sentences.filter(Boolean).join(' ');
}

function triesOf({ attempts }: OutboxMessage): string {
	return attempts > 1 ? m.attempts(attempts) : m.waiting;
}
