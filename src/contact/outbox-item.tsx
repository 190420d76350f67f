import { useEffect, useId, useRef } from 'react';
import { outboxMessages as m } from '../messages/outbox';
import { outboxAnswers } from '../messages/outbox-answers';
import type { OutboxMessage } from '../outbox/message';
import { subjectOf } from '../outbox/subject';
import { Icon } from '../ui/icon';
import { CorrectMessage } from './correct-message';
import css from './outbox-item.module.css';
import { OutboxText } from './outbox-text';
import { otherWay, standing } from './outbox-words';
import { ReachUs } from './reach-us';

type OutboxItemProps = {
	message: OutboxMessage;
	/** It was just put back: the focus returns to where it was when the message was deleted. */
	isBack: boolean;
	onRemove: () => void;
	onResend: () => void;
	onSendAnyway: () => void;
	/** Where it can be corrected in place; without it, the form is a link away. */
	onEdit?: () => void;
};

/** One message of the list: what it is about, where it stands, and what can be done. */
export function OutboxItem({ message, isBack, onRemove, onResend, onSendAnyway, onEdit }: OutboxItemProps) {
	const id = useId();
	const remove = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isBack) remove.current?.focus();
	}, [isBack]);

	const { state } = message;
	const subject = subjectOf(message);
	const now = new Date();
	const other = otherWay(message, now);
	return (
		<li className={css.item} data-outbox-item="" data-state={state}>
			<span id={id}>{subject}</span>
			<OutboxText message={message} />
			<span className={css.detail}>{standing(message, now)}</span>
			{other && (
				<span className={css.detail}>
					{other}
					<ReachUs by="phone-and-email" />
				</span>
			)}
			{other && state === 'waiting' && (
				<button type="button" className="link" aria-describedby={id} onClick={onSendAnyway}>
					{outboxAnswers.sendAnyway}
				</button>
			)}
			{state === 'unknown' && (
				<span className={css.choices}>
					<button type="button" className="link" aria-describedby={id} onClick={onResend}>
						{m.sendAgain}
					</button>
					<button ref={remove} type="button" className="link" aria-describedby={id} onClick={onRemove}>
						{m.discard}
					</button>
				</span>
			)}
			{state === 'refused' && <CorrectMessage message={message} describedBy={id} {...(onEdit && { onEdit })} />}
			{(state === 'waiting' || state === 'refused') && (
				<button ref={remove} type="button" className={css.remove} aria-label={m.remove(subject)} onClick={onRemove}>
					<Icon name="trash" />
				</button>
			)}
		</li>
	);
}
