import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon';
import { copyText } from './copy-text';
import css from './share-button.module.css';

type ShareState = { kind: 'ready' } | { kind: 'copying' } | { kind: 'copied' } | { kind: 'refused' };

type ShareButtonProps = {
	/** What is copied, with protocol and host. */
	address: string;
	words: { share: string; copied: string; address: string };
};

/**
 * One press copies the address, says so and can be pressed no more until the page is left (PRODUCT 3). Where the browser refuses,
 * the address stands there to be copied by hand.
 */
export function ShareButton(props: ShareButtonProps) {
	// On another page it is another button.
	return <OnePress key={props.address} {...props} />;
}

function OnePress({ address, words }: ShareButtonProps) {
	const [state, setState] = useState<ShareState>({ kind: 'ready' });

	async function share() {
		setState({ kind: 'copying' });
		try {
			await copyText(address);
			setState({ kind: 'copied' });
		} catch (error) {
			console.error('The address could not be copied.', error);
			setState({ kind: 'refused' });
		}
	}

	const copied = state.kind === 'copied';
	return (
		<div className={css.share}>
			<button
				type="button"
				className="button"
				data-variant="secondary"
				data-share=""
				disabled={copied}
				onClick={() => void (state.kind === 'copying' || share())}
			>
				<Icon name={copied ? 'check' : 'link'} />
				{copied ? words.copied : words.share}
			</button>
			<span role="status" className="visually-hidden">
				{copied && words.copied}
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
