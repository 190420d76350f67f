import { outboxMessages as m } from '../messages/outbox';
import type { OutboxMessage } from './message';

/** What lists call a message. */
export function subjectOf({ subject }: OutboxMessage): string {
	return subject || m.noSubject;
}
