import { useId, useRef } from 'react';
import { storageMessages as m } from '../../messages/storage';
import { ModalDialog } from '../../ui/modal-dialog';
import css from './erase-dialog.module.css';
import type { DeviceParts } from './stored-parts-store';

type EraseDialogProps = {
	open: boolean;
	/** What is stored, where it can be read. */
	parts: DeviceParts | undefined;
	/** Subjects of the messages that would be lost. */
	subjects: readonly string[];
	onErase: () => void;
	onClose: () => void;
};

/** Asks before everything goes, and names what goes. */
export function EraseDialog({ open, parts, subjects, onErase, onClose }: EraseDialogProps) {
	const titleId = useId();
	const safe = useRef<HTMLButtonElement>(null);
	return (
		<ModalDialog open={open} onClose={onClose} labelledBy={titleId} className={css.dialog} initialFocus={safe}>
			<h2 id={titleId}>{m.eraseTitle}</h2>
			<ul>
				{subjects.length > 0 && <li data-lost="">{m.eraseMessages(subjects)}</li>}
				{parts && parts.map > 0 && <li>{m.eraseMap(parts.map)}</li>}
				{parts && parts.pictures > 0 && <li>{m.erasePictures(parts.pictures)}</li>}
				{parts && parts.pages > 0 && <li>{m.erasePages(parts.pages)}</li>}
			</ul>
			<p>{m.eraseLeaves}</p>
			<div className={css.actions}>
				<button type="button" className="button" data-variant="wine" onClick={onErase}>
					{m.eraseAll}
				</button>
				<button ref={safe} type="button" className="button" data-variant="secondary" onClick={onClose}>
					{m.doNotErase}
				</button>
			</div>
		</ModalDialog>
	);
}
