import { useEffect, useId, useRef } from 'react';
import { outboxMessages as m } from '../messages/outbox';
import css from './outbox-item.module.css';

/** What stands in the place of a message that was just deleted, and takes the focus, which had been there. */
export function RemovedItem({ subject, onUndo }: { subject: string; onUndo: () => void }) {
	const id = useId();
	const undo = useRef<HTMLButtonElement>(null);
	useEffect(() => undo.current?.focus(), []);
	return (
		<li className={css.item}>
			<span id={id} className={css.detail}>
				{m.removed(subject)}
			</span>
			<button ref={undo} type="button" className="link" aria-describedby={id} onClick={onUndo}>
				{m.undo}
			</button>
		</li>
	);
}
