import type { OutboxMessage } from '../outbox/message';
import { loadDraft, saveDraft } from './draft';

/** Lays a refused message ready for the form, which is on another page; what is being typed there is not touched. */
export function correctLater({ id, entries }: OutboxMessage): void {
	if (loadDraft()) return;
	const texts = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
	saveDraft({ values: Object.fromEntries(texts), corrects: id });
}
