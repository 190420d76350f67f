import { useState } from 'react';
import { outboxMessages as m } from '../messages/outbox';
import type { OutboxMessage } from '../outbox/message';
import { releaseMessage, removeMessages, replayOutbox } from '../outbox/outbox';
import { Icon } from '../ui/icon';
import { courier } from './courier';
import { OutboxItem } from './outbox-item';
import css from './outbox-list.module.css';
import { useOutbox } from './use-outbox';

type OutboxListProps = {
	/** Inside the form the heading is one lower, and nothing is shown when there is nothing to show. */
	inForm?: boolean;
	/** Messages that are shown elsewhere. */
	except?: (id: string, state: OutboxMessage['state']) => boolean;
	/** Where a refused message can be corrected in place; without it, its text is a link away. */
	onEdit?: (message: OutboxMessage) => void;
};

/** The messages that wait on this device, and what can be done about them (PRODUCT 5.4). */
export default function OutboxList({ inForm = false, except, onEdit }: OutboxListProps) {
	const outbox = useOutbox();
	const [attempt, setAttempt] = useState<'none' | 'running' | 'in-vain'>('none');
	const messages = outbox.kind === 'ready' ? outbox.messages.filter(({ id, state }) => !except?.(id, state)) : [];
	if (inForm && messages.length === 0) return null;

	const attemptAll = async (prepare?: () => Promise<void>) => {
		setAttempt('running');
		try {
			await prepare?.();
			setAttempt((await replayOutbox(courier)) > 0 ? 'in-vain' : 'none');
		} catch {
			setAttempt('in-vain');
		}
	};
	const Heading = inForm ? 'h3' : 'h2';
	return (
		<section className={css.outbox} aria-labelledby="outbox-title">
			<Heading id="outbox-title" className="small-caps">
				{m.title}
			</Heading>
			{messages.length > 0 && (
				<ul className={css.list}>
					{messages.map((message) => (
						<OutboxItem
							key={message.id}
							message={message}
							onRemove={() => void removeMessages([message.id]).catch(() => setAttempt('in-vain'))}
							onResend={() => void attemptAll(() => releaseMessage(message.id))}
							{...(onEdit && { onEdit: () => onEdit(message) })}
						/>
					))}
				</ul>
			)}
			{outbox.kind === 'ready' && messages.length === 0 && <p className={css.empty}>{m.empty}</p>}
			{outbox.kind === 'unavailable' && <p className={css.empty}>{m.unavailable}</p>}
			{messages.some(({ state }) => state === 'waiting') && (
				<button
					type="button"
					className="button"
					data-variant="secondary"
					aria-disabled={attempt === 'running'}
					onClick={() => attempt !== 'running' && void attemptAll()}
				>
					<Icon name="refresh" />
					{attempt === 'running' ? m.trying : m.tryNow}
				</button>
			)}
			<p role="status" className={css.attempt}>
				{attempt === 'in-vain' && messages.length > 0 ? m.stillWaiting : ''}
			</p>
		</section>
	);
}
