import { contactMessages } from '../messages/contact';
import { outboxMessages as m } from '../messages/outbox';
import type { OutboxEntry, OutboxMessage } from '../outbox/message';
import css from './outbox-text.module.css';

/** Characters of a message that the list shows of itself. */
const EXCERPT = 60;

/** What a kept message says: its first words, so that several about the same can be told apart, and all of it when opened. */
export function OutboxText({ message: { entries } }: { message: OutboxMessage }) {
	const words = entries.filter(isWritten);
	if (words.length === 0) return null;
	return (
		<details className={css.text}>
			<summary>{excerptOf(entries)}</summary>
			<dl>
				{words.map(([name, value], index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the entries of a kept message never change places
					<div key={index}>
						<dt>{labelOf(name)}</dt>
						<dd>{typeof value === 'string' ? value : m.file(value.name, value.bytes.byteLength)}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

/** Fields of the plugin's own are no part of the text, nor are empty ones; a consent is not written. */
function isWritten([name, value]: OutboxEntry): boolean {
	return !name.startsWith('_') && name !== 'accept-terms' && (typeof value !== 'string' || value.trim() !== '');
}

function excerptOf(entries: readonly OutboxEntry[]): string {
	const text = entries.find(([name]) => name === 'your-message')?.[1];
	const words = typeof text === 'string' ? text.trim().replace(/\s+/g, ' ') : '';
	if (words === '') return m.noText;
	return words.length <= EXCERPT ? `«${words}»` : `«${words.slice(0, EXCERPT).trimEnd()}…»`;
}

function labelOf(name: string): string {
	return Object.entries(contactMessages.fields).find(([field]) => field === name)?.[1] ?? name;
}
