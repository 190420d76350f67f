import type { OutboxMessage } from '../outbox/message';
import { saveDraft } from './draft';

/** Lays a refused message ready for the form, which is on another page, in place of what was being typed there. */
export function correctLater({ id, entries }: OutboxMessage): void {
	const texts = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
	saveDraft({ values: Object.fromEntries(texts), corrects: id });
}
