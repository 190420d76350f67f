import { useState, useSyncExternalStore } from 'react';
import { eraseMessages as m } from '../messages/erase';
import type { OutboxMessage } from '../outbox/message';
import { type OutboxSnapshot, outboxStore } from '../outbox/outbox-store';
import { subjectOf } from '../outbox/subject';
import { holdsDraft } from '../pwa/draft-note';
import { Icon } from '../ui/icon';
import css from './erase-all.module.css';
import { EraseDialog } from './erase-dialog';
import { type Erasure, eraseEverything } from './erase-everything';
import { storedPartsStore } from './stored-parts-store';

type Step = 'none' | 'asking' | 'erasing' | Erasure;

const words: Record<Step, string> = {
	none: '',
	asking: '',
	erasing: m.erasing,
	erased: m.erased,
	sending: m.sending,
	left: m.left,
};

/** Takes everything off this device, once the visitor has read what that is [07-aplicacao-estados]. */
export function EraseAll() {
	const [step, setStep] = useState<Step>('none');
	const [draft, setDraft] = useState(false);
	const { parts, read } = useSyncExternalStore(
		storedPartsStore.subscribe,
		storedPartsStore.getSnapshot,
		storedPartsStore.getServerSnapshot,
	);
	const outbox = useSyncExternalStore(outboxStore.subscribe, outboxStore.getSnapshot, outboxStore.getServerSnapshot);
	const unsent = unsentIn(outbox);
	const sum = parts ? parts.map + parts.pictures + parts.pages : undefined;

	const erase = async () => {
		setStep('erasing');
		setStep(await eraseEverything(unsent.map(({ id }) => id)));
	};
	const begin = () => {
		if (step === 'erasing') return;
		const draftNow = holdsDraft();
		setDraft(draftNow);
		// With nothing to lose there is nothing to ask; what is noted here goes all the same.
		if (sum === 0 && unsent.length === 0 && !draftNow) void erase();
		else setStep('asking');
	};
	// Where nothing can be read there is nothing to take away, and nobody could say that it has gone.
	if (read && !parts && outbox.kind === 'unavailable') return null;
	return (
		<div className={css.erase} data-erase="">
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
			<p role="status">{words[step]}</p>
			<EraseDialog
				open={step === 'asking'}
				parts={parts}
				subjects={unsent.map(subjectOf)}
				draft={draft}
				onErase={() => void erase()}
				onClose={() => setStep('none')}
			/>
		</div>
	);
}

/** Whatever would be lost. A message that is going out at this moment is left to it. */
function unsentIn(outbox: OutboxSnapshot): OutboxMessage[] {
	if (outbox.kind !== 'ready') return [];
	return outbox.messages.filter(({ state }) => state !== 'sent' && state !== 'sending');
}
