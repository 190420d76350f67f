import { type FocusEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { outboxMessages as m, subjectText } from '#messages/outbox';
import { Icon } from '../../ui/icon';
import type { OutboxMessage } from '../message';
import { deliverWithoutPing, releaseMessage, removeMessages, replayOutbox, restoreMessage } from '../outbox';
import { OutboxItem, RemovedItem } from './outbox-item';
import css from './outbox-list.module.css';
import { useOutbox } from './use-outbox';

type OutboxListProps = {
	/** Inside the form the headings are one lower, and nothing is shown when there is nothing to show. */
	inForm?: boolean;
	/** Messages that are shown elsewhere. */
	except?: (id: string, state: OutboxMessage['state']) => boolean;
	/** Where a refused message can be corrected in place; without it, its text is a link away. */
	onEdit?: (message: OutboxMessage) => void;
};

/** The messages on this device: those that have not gone out, those that have, and what can be done (docs/product.md 5.4). */
export function OutboxList({ inForm = false, except, onEdit }: OutboxListProps) {
	// Not `location`: its code may come when the visitor has already followed a link.
	const outbox = useOutbox(inForm ? '/contacto' : '/neste-dispositivo');
	const choices = useChoices();
	const list = useRef<HTMLElement>(null);
	const keepFocus = useKeptFocus(list);
	const titleId = useId();

	const messages = outbox.kind === 'ready' ? outbox.messages.filter(({ id, state }) => !except?.(id, state)) : [];
	const open = messages.filter(({ state }) => state !== 'sent');
	const sent = messages.filter(({ state }) => state === 'sent');
	const waits = open.some(({ state }) => state === 'waiting');
	const removed = choices.removed.filter(({ id }) => open.every((message) => message.id !== id));
	const rows = [...open, ...removed].sort((a, b) => a.createdAt - b.createdAt);
	if (inForm && rows.length + sent.length === 0) return null;

	const item = (message: OutboxMessage) => (
		<OutboxItem
			key={message.id}
			message={message}
			isBack={message.id === choices.back}
			onRemove={() => choices.remove(message)}
			onResend={() => choices.resend(message)}
			onSendAnyway={() => choices.sendAnyway(message)}
			onEdit={onEdit && (() => onEdit(message))}
		/>
	);
	const Heading = inForm ? 'h3' : 'h2';
	return (
		<section ref={list} className={css.outbox} aria-labelledby={titleId} tabIndex={-1} onFocus={keepFocus}>
			<Heading id={titleId} className="small-caps">
				{inForm && rows.length === 0 ? m.sentTitle : m.title}
			</Heading>
			{rows.length > 0 && (
				<ul className={css.list}>
					{rows.map((message) =>
						removed.includes(message) ? (
							<RemovedItem
								key={message.id}
								subject={subjectText(message.subject)}
								onUndo={() => choices.undo(message)}
							/>
						) : (
							item(message)
						),
					)}
				</ul>
			)}
			{outbox.kind === 'ready' && rows.length === 0 && !inForm && <p className={css.empty}>{m.empty}</p>}
			{outbox.kind === 'unavailable' && <p className={css.empty}>{m.unavailable}</p>}
			{waits && (
				<button
					type="button"
					className="button"
					data-variant="secondary"
					aria-disabled={choices.trying}
					onClick={choices.tryNow}
				>
					<Icon name="refresh" />
					{choices.trying ? m.trying : m.tryNow}
				</button>
			)}
			<p role="status" className={css.attempt}>
				{choices.complaint === m.stillWaiting && !waits ? '' : choices.complaint}
			</p>
			{sent.length > 0 && (
				<>
					{(rows.length > 0 || !inForm) && <Heading className="small-caps">{m.sentTitle}</Heading>}
					<ul className={css.list}>{sent.map(item)}</ul>
				</>
			)}
		</section>
	);
}

/** Carries out what the visitor decides about the messages on this device; what fails leaves a complaint. */
function useChoices() {
	const [trying, setTrying] = useState(false);
	const [complaint, setComplaint] = useState('');
	/** Deleted here and not put back. */
	const [removed, setRemoved] = useState<readonly OutboxMessage[]>([]);
	/** The id of the one that was put back last. */
	const [back, setBack] = useState<string>();

	const change = async (task: () => Promise<void>) => {
		setComplaint('');
		try {
			await task();
		} catch {
			setComplaint(m.notChanged);
		}
	};
	/** @param send whether something still waits after it */
	const attempt = async (send: () => Promise<boolean>) => {
		setTrying(true);
		try {
			if (await send()) setComplaint(m.stillWaiting);
		} finally {
			setTrying(false);
		}
	};
	const sendAll = () => attempt(async () => (await replayOutbox(true)) > 0);
	return {
		trying,
		complaint,
		removed,
		back,
		tryNow() {
			if (!trying) void change(sendAll);
		},
		resend({ id }: OutboxMessage) {
			void change(async () => {
				await releaseMessage(id);
				await sendAll();
			});
		},
		sendAnyway({ id }: OutboxMessage) {
			void change(() => attempt(async () => (await deliverWithoutPing(id))?.state === 'waiting'));
		},
		remove({ id }: OutboxMessage) {
			void change(async () => {
				// As it was when it went, which may be later than what the list showed: a message just sent cannot be undone.
				const gone = (await removeMessages([id])).filter(({ state }) => state !== 'sent');
				setRemoved((before) => [...before.filter((message) => message.id !== id), ...gone]);
			});
		},
		undo(message: OutboxMessage) {
			void change(async () => {
				await restoreMessage(message);
				setBack(message.id);
				setRemoved((before) => before.filter(({ id }) => id !== message.id));
			});
		},
	};
}

/**
 * Keeps the focus in a list whose rows come and go by themselves: if what had it is gone, the list itself takes it, so that
 * the next key does not start at the top of the page.
 */
function useKeptFocus(list: RefObject<HTMLElement | null>): (event: FocusEvent<HTMLElement>) => void {
	const last = useRef<Element>(undefined);
	useLayoutEffect(() => {
		if (!last.current || last.current.isConnected) return;
		last.current = undefined;
		if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
	});
	return ({ target }) => {
		last.current = target;
	};
}
