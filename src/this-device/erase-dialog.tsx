import { useId, useRef } from 'react';
import { eraseMessages as m } from '../messages/erase';
import { ModalDialog } from '../ui/modal-dialog';
import css from './erase-dialog.module.css';
import type { DeviceParts } from './stored-parts-store';

type EraseDialogProps = {
	open: boolean;
	/** What is stored, where it can be read. */
	parts: DeviceParts | undefined;
	/** Subjects of the messages that would be lost. */
	subjects: readonly string[];
	/** Whether the text of the contact form would be lost. */
	draft: boolean;
	onErase: () => void;
	onClose: () => void;
};

/** Asks before everything goes, and names what goes. */
export function EraseDialog({ open, parts, subjects, draft, onErase, onClose }: EraseDialogProps) {
	const titleId = useId();
	const safe = useRef<HTMLButtonElement>(null);
	return (
		<ModalDialog open={open} onClose={onClose} labelledBy={titleId} className={css.dialog} initialFocus={safe}>
			<h2 id={titleId}>{m.title}</h2>
			<ul>
				{subjects.length > 0 && <li data-lost="">{m.messages(subjects)}</li>}
				{draft && <li data-lost="">{m.draft}</li>}
				{parts && parts.map > 0 && <li>{m.map(parts.map)}</li>}
				{parts && parts.pictures > 0 && <li>{m.pictures(parts.pictures)}</li>}
				{parts && parts.pages > 0 && <li>{m.pages(parts.pages)}</li>}
			</ul>
			<p>{m.leaves}</p>
			<div className={css.actions}>
				<button type="button" className="button" data-variant="wine" onClick={onErase}>
					{m.all}
				</button>
				<button ref={safe} type="button" className="button" data-variant="secondary" onClick={onClose}>
					{m.cancel}
				</button>
			</div>
		</ModalDialog>
	);
}
