import { dayText, outboxMessages as m, momentText } from '../messages/outbox';
import { outboxAnswers as answers } from '../messages/outbox-answers';
import type { OutboxMessage } from '../outbox/message';
import { keptFor } from '../outbox/queue';
import { isOverdue } from './send-result';

/** How long before a message is given up its list says so, in milliseconds. */
const lastDays = 7 * 24 * 60 * 60 * 1000;

/** Where a message stands, in a line: since when it is here, what became of it, and until when it is kept. */
export function standing(message: OutboxMessage, now: Date): string {
	if (message.state === 'sent') return m.sent(momentText(new Date(message.sentAt), now));
	const since = momentText(new Date(message.createdAt), now);
	const expiry = message.createdAt + keptFor;
	const sentences = [`${since.charAt(0).toUpperCase()}${since.slice(1)}.`, ...state(message, now)];
	if (expiry - now.getTime() < lastDays) sentences.push(m.expires(dayText(new Date(expiry))));
	return sentences.join(' ');
}

function state(message: Exclude<OutboxMessage, { state: 'sent' }>, now: Date): string[] {
	switch (message.state) {
		case 'waiting': {
			const { attempts, obstacle } = message;
			const tries = attempts > 1 ? m.attempts(attempts) : m.waiting;
			if (!obstacle || obstacle.kind === 'offline' || isOverdue(message, now.getTime())) return [tries];
			return [tries, answers[obstacle.kind]];
		}
		case 'sending':
			return [m.sending];
		case 'unknown':
			return [m.unknown];
		case 'refused':
			if (message.answer.gone) return [];
			return [message.answer.inDoubt ? m.doubtful : message.answer.message || m.refused];
	}
}

/** What is said of a message that needs another way, before telephone and address. */
export function otherWay(message: OutboxMessage, now: Date): string | undefined {
	if (message.state === 'refused' && message.answer.gone) return answers.gone;
	return isOverdue(message, now.getTime()) ? answers.overdue : undefined;
}
