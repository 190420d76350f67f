import { useId, useRef, useState } from 'react';
import { eraseMessages as m } from '#messages/erase';
import { subjectText } from '#messages/outbox';
import { holdsDraft } from '../outbox/draft';
import type { OutboxMessage } from '../outbox/message';
import { type OutboxSnapshot, outboxStore } from '../outbox/outbox-store';
import { useStore } from '../platform/use-store';
import { Icon } from '../ui/icon';
import { ModalDialog } from '../ui/modal-dialog';
import details from './details.module.css';
import { type DeviceParts, storedPartsStore } from './device-storage';
import css from './erase-all.module.css';
import type { Erasure } from './erase-everything';

type Step = 'none' | 'asking' | 'erasing' | Erasure;

const statusWords: Record<Step, string> = {
	none: '',
	asking: '',
	erasing: m.erasing,
	erased: m.erased,
	sending: m.sending,
	left: m.left,
};

/** Removes everything from this device, once the visitor has read what that is. */
export function EraseAll() {
	const [step, setStep] = useState<Step>('none');
	const [draft, setDraft] = useState(false);
	const { parts, read } = useStore(storedPartsStore);
	const outbox = useStore(outboxStore);
	const unsent = unsentIn(outbox);
	const sum = parts ? parts.map + parts.pictures + parts.pages : undefined;

	const erase = async () => {
		setStep('erasing');
		setStep(await fetchAndErase(unsent.map(({ id }) => id)));
	};
	const begin = () => {
		if (step === 'erasing') return;
		const draftNow = holdsDraft();
		setDraft(draftNow);
		// With nothing to lose there is nothing to ask; what the site noted for itself is removed all the same.
		if (sum === 0 && unsent.length === 0 && !draftNow) void erase();
		else setStep('asking');
	};
	// Where nothing can be read there is nothing to remove, and nothing could confirm the removal.
	if (read && !parts && outbox.kind === 'unavailable') return null;
	return (
		<section className={`${details.section} ${css.erase}`} aria-labelledby="erase-title" data-erase="">
			<h2 id="erase-title" className="small-caps">
				{m.all}
			</h2>
			<p>{m.what}</p>
			<button
				type="button"
				className="button"
				data-variant="secondary"
				aria-haspopup="dialog"
				aria-disabled={step === 'erasing'}
				onClick={begin}
			>
				<Icon name="trash" />
				{m.all}
			</button>
			<p role="status">{statusWords[step]}</p>
			<EraseDialog
				open={step === 'asking'}
				parts={parts}
				subjects={unsent.map(({ subject }) => subjectText(subject))}
				draft={draft}
				onErase={() => void erase()}
				onClose={() => setStep('none')}
			/>
		</section>
	);
}

/** What removes is fetched when it is wanted; where it does not come, nothing was removed. */
async function fetchAndErase(messages: readonly string[]): Promise<Erasure> {
	const code = await import('./erase-everything').catch(() => undefined);
	return code ? code.eraseEverything(messages) : 'left';
}

/** The messages that would be lost. One that is being sent at this moment is left to its sender. */
function unsentIn(outbox: OutboxSnapshot): OutboxMessage[] {
	if (outbox.kind !== 'ready') return [];
	return outbox.messages.filter(({ state }) => state !== 'sent' && state !== 'sending');
}

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

/** Asks before everything is removed, and names what that is. */
function EraseDialog({ open, parts, subjects, draft, onErase, onClose }: EraseDialogProps) {
	const titleId = useId();
	const cancel = useRef<HTMLButtonElement>(null);
	return (
		<ModalDialog open={open} onClose={onClose} labelledBy={titleId} className={css.dialog} initialFocus={cancel}>
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
				<button ref={cancel} type="button" className="button" data-variant="secondary" onClick={onClose}>
					{m.cancel}
				</button>
			</div>
		</ModalDialog>
	);
}
