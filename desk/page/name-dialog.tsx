import { useId, useState } from 'react';
import { slugOf } from './addresses';
import css from './name-dialog.module.css';
import { messageOf } from './state/server';

type NameDialogProps = {
	title: string;
	label: string;
	maxLength: number;
	hint: (slug: string) => string;
	/** The words of the button, and what it does. What stands in its way is what it returns, for the owner; the dialog closes on nothing. */
	submit: { words: string; act: (slug: string, name: string) => Promise<readonly string[]> };
	/** Another thing that can be done, without the name. */
	other?: { words: string; act: () => Promise<readonly string[]> };
	onClose: () => void;
};

/** Asks for a name, of which an address is made. */
export function NameDialog({ title, label, maxLength, hint, submit, other, onClose }: NameDialogProps) {
	const id = useId();
	const [name, setName] = useState('');
	const [faults, setFaults] = useState<readonly string[]>([]);
	const slug = slugOf(name);

	async function attempt(done: Promise<readonly string[]>): Promise<void> {
		const found = await done.catch((error: unknown) => [messageOf(error)]);
		if (found.length > 0) setFaults(found);
		else onClose();
	}

	return (
		<dialog ref={showModal} className={css.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					void attempt(submit.act(slug, name.trim()));
				}}
			>
				<h2 id={`${id}-title`}>{title}</h2>
				<label htmlFor={id}>{label}</label>
				<input
					id={id}
					value={name}
					maxLength={maxLength}
					autoComplete="off"
					aria-invalid={faults.length > 0}
					aria-describedby={`${id}-hint ${id}-faults`}
					onChange={(event) => {
						setName(event.target.value);
						setFaults([]);
					}}
				/>
				<p id={`${id}-hint`}>{hint(slug)}</p>
				<div id={`${id}-faults`} role="alert">
					{faults.map((fault) => (
						<p key={fault} className={css.fault}>
							{fault}
						</p>
					))}
				</div>
				<button type="submit">{submit.words}</button>
				{other && (
					<button type="button" onClick={() => void attempt(other.act())}>
						{other.words}
					</button>
				)}
				<button type="button" onClick={onClose}>
					Cancelar
				</button>
			</form>
		</dialog>
	);
}

/** Only a dialog that is closed before it leaves the page gives the focus back. */
function showModal(dialog: HTMLDialogElement) {
	dialog.showModal();
	return () => dialog.close();
}
