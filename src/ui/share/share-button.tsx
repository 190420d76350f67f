import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon';
import css from './share-button.module.css';

type ShareState =
	| { kind: 'ready' }
	| { kind: 'copying' }
	/** `hadFocus`: whether the focus was on the button, which loses it. */
	| { kind: 'copied'; hadFocus: boolean }
	| { kind: 'refused' };

type ShareButtonProps = {
	/** What is copied, with protocol and host. */
	address: string;
	words: { share: string; copied: string; address: string };
};

/**
 * One press copies the address, says so beside the button and can be pressed no more until the page is left (docs/product.md 3); the focus goes
 * to what is said. Where the browser refuses, the address stands there to be copied by hand.
 */
export function ShareButton(props: ShareButtonProps) {
	// On another page it is another button.
	return <OnePress key={props.address} {...props} />;
}

function OnePress({ address, words }: ShareButtonProps) {
	const [state, setState] = useState<ShareState>({ kind: 'ready' });
	const button = useRef<HTMLButtonElement>(null);
	const confirmation = useRef<HTMLSpanElement>(null);
	const copied = state.kind === 'copied';
	const takesFocus = copied && state.hadFocus;
	useLayoutEffect(() => {
		if (takesFocus) confirmation.current?.focus();
	}, [takesFocus]);

	async function share() {
		setState({ kind: 'copying' });
		try {
			await copyText(address);
			setState({ kind: 'copied', hadFocus: button.current === document.activeElement });
		} catch (error) {
			console.error('The address could not be copied.', error);
			setState({ kind: 'refused' });
		}
	}

	return (
		<div className={css.share}>
			<button
				ref={button}
				type="button"
				className="button"
				data-variant="secondary"
				data-share=""
				disabled={copied}
				onClick={() => void (state.kind === 'copying' || share())}
			>
				<Icon name="link" />
				{words.share}
			</button>
			{/* With the focus it is heard already. */}
			<span
				ref={confirmation}
				role="status"
				aria-live={takesFocus ? 'off' : 'polite'}
				className={css.copied}
				tabIndex={-1}
			>
				{copied && (
					<>
						<Icon name="check" /> {words.copied}
					</>
				)}
			</span>
			{state.kind === 'refused' && <AddressField address={address} label={words.address} />}
		</div>
	);
}

function AddressField({ address, label }: { address: string; label: string }) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		field.current?.focus();
		field.current?.select();
	}, []);
	return <input ref={field} className={css.address} aria-label={label} value={address} readOnly />;
}

/**
 * Copies a text, without the clipboard where a browser or an insecure address has none.
 * @throws {Error} when the browser refuses
 */
async function copyText(text: string): Promise<void> {
	// Missing outside of secure contexts, whatever its type says.
	const clipboard: Clipboard | undefined = navigator.clipboard;
	if (clipboard) return clipboard.writeText(text);
	if (!copySelected(text)) throw new Error('This browser copies nothing by itself.');
}

/** The way before there was a clipboard: what is selected in a field is copied. */
function copySelected(text: string): boolean {
	const focused = document.activeElement;
	const field = document.createElement('textarea');
	field.value = text;
	field.readOnly = true;
	field.className = 'visually-hidden';
	document.body.append(field);
	field.select();
	const copied = document.execCommand('copy');
	field.remove();
	if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	return copied;
}
