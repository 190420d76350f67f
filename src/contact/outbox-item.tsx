import { Link } from '@tanstack/react-router';
import { outboxMessages as m, momentText } from '../messages/outbox';
import type { OutboxMessage } from '../outbox/message';
import { Icon } from '../ui/icon';
import css from './outbox-item.module.css';

/** Characters of a message that the list shows. */
const EXCERPT = 60;

type OutboxItemProps = {
	message: OutboxMessage;
	onRemove: () => void;
	onResend: () => void;
	onEdit?: () => void;
};

/** One message of the list: what it is about, where it stands, and what can be done. */
export function OutboxItem({ message, onRemove, onResend, onEdit }: OutboxItemProps) {
	const { state, createdAt } = message;
	const subject = message.subject || m.noSubject;
	const when = momentText(new Date(createdAt), new Date());
	return (
		<li className={css.item} data-outbox-item="" data-state={state}>
			<span>{subject}</span>
			{excerptOf(message) && <span className={css.detail}>{excerptOf(message)}</span>}
			<span className={css.detail}>
				{state === 'sent' ? '' : `${capital(when)}. `}
				{describe(message)}
			</span>
			{state === 'unknown' && (
				<button type="button" className="link" onClick={onResend}>
					{m.sendAgain}
				</button>
			)}
			{state === 'refused' && <Correct {...(onEdit && { onEdit })} />}
			{state !== 'sending' && state !== 'sent' && (
				<button type="button" className={css.remove} aria-label={m.remove(subject)} onClick={onRemove}>
					<Icon name="trash" />
				</button>
			)}
		</li>
	);
}

/** The first words of a message, so that several about the same can be told apart. */
function excerptOf({ entries }: OutboxMessage): string {
	const text = entries.find(([name]) => name === 'your-message')?.[1];
	if (typeof text !== 'string' || text.trim() === '') return '';
	const words = text.trim().replace(/\s+/g, ' ');
	return words.length <= EXCERPT ? `«${words}»` : `«${words.slice(0, EXCERPT).trimEnd()}…»`;
}

function Correct({ onEdit }: { onEdit?: () => void }) {
	if (!onEdit) {
		return (
			<Link to="/contacto" className="link">
				{m.edit}
			</Link>
		);
	}
	return (
		<button type="button" className="link" onClick={onEdit}>
			{m.edit}
		</button>
	);
}

function describe(message: OutboxMessage): string {
	switch (message.state) {
		case 'waiting':
			return message.attempts > 1 ? m.attempts(message.attempts) : m.waiting;
		case 'sending':
			return m.sending;
		case 'unknown':
			return m.unknown;
		case 'refused':
			return message.answer.message || m.refused;
		case 'sent':
			return m.sent(momentText(new Date(message.sentAt), new Date()));
	}
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
