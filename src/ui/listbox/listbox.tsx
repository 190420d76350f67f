import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon';
import ownCss from './listbox.module.css';
import { listboxMove, type Typed, typeOn } from './listbox-keys';

type ListboxOption = {
	value: string;
	/** What typed letters find. */
	name: string;
	/** What is seen; the name where there is no more. */
	content?: ReactNode;
	/** Attributes of the contract, such as `data-slug`. */
	data?: Readonly<Record<`data-${string}`, string | number>>;
};

type ListboxProps = {
	/** What is chosen from, for those who hear the page. */
	label: string;
	options: readonly ListboxOption[];
	chosen: string;
	onChoose: (value: string) => void;
	/** What stands in the button. */
	children: ReactNode;
	/** Other classes than those of the plain dropdown. */
	css?: Readonly<Record<string, string>>;
};

/** A button and, in place beneath it, the list of what can be chosen (WAI-ARIA listbox pattern). The options are buttons (docs/product.md 3). */
export function Listbox({ label, options, chosen, onChoose, children, css = ownCss }: ListboxProps) {
	const [open, setOpen] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const typed = useRef<Typed>(undefined);
	const listId = useId();

	useEffect(() => {
		const element = root.current;
		if (!open || !element) return;
		element.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
		return closeWhenLeft(element, () => setOpen(false));
	}, [open]);

	function close() {
		setOpen(false);
		// The next letter begins a word of its own, however soon it comes.
		typed.current = undefined;
		button.current?.focus();
	}

	function choose(value: string) {
		if (open) close();
		onChoose(value);
	}

	function handleKey(event: KeyboardEvent) {
		const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
		if (ctrlKey || metaKey || altKey) return;
		if (key === 'Escape') event.stopPropagation();
		typed.current = typeOn(typed.current, key, timeStamp);
		const buttons = [...(root.current?.querySelectorAll<HTMLButtonElement>('[role=option]') ?? [])];
		const current = buttons.findIndex((option) => option.matches(':focus'));
		const names = options.map(({ name }) => name);
		const move = listboxMove(key, typed.current.letters, current, names);
		if (move?.type === 'focus') {
			event.preventDefault();
			buttons[move.index]?.focus();
		} else if (key === 'Escape') {
			close();
		} else if (move) {
			setOpen(false);
		}
	}

	/** As the browser's own dropdown does: an arrow opens the list, a letter leads to what it begins. */
	function handleButtonKey(event: KeyboardEvent) {
		const { key, ctrlKey, metaKey, altKey } = event;
		const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
		if (!isLetter && key !== 'ArrowDown' && key !== 'ArrowUp') return;
		event.preventDefault();
		// In a list that is still closed nothing could take the focus.
		flushSync(() => setOpen(true));
		if (isLetter) handleKey(event);
	}

	return (
		<div ref={root} className={css.listbox}>
			<button
				ref={button}
				type="button"
				className={css.button}
				aria-haspopup="listbox"
				aria-expanded={open}
				aria-controls={listId}
				onClick={() => setOpen(!open)}
				onKeyDown={handleButtonKey}
			>
				<span>{children}</span>
				<Icon name={open ? 'chevron-up' : 'chevron-down'} />
			</button>
			<ul
				id={listId}
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the listbox pattern, with buttons for options (docs/product.md 3)
				role="listbox"
				aria-label={label}
				className={css.list}
				hidden={!open}
				onKeyDown={handleKey}
			>
				{options.map(({ value, name, content = name, data }) => (
					<li key={value} role="presentation">
						<button
							type="button"
							role="option"
							tabIndex={-1}
							className={css.option}
							aria-selected={value === chosen}
							onClick={() => choose(value)}
							{...data}
						>
							{content}
							{value === chosen && <Icon name="check" />}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Calls back when something outside of an element is pressed or takes the focus. Returns how to end it. */
function closeWhenLeft(element: HTMLElement, close: () => void): () => void {
	function handle({ target }: Event) {
		if (!(target instanceof Node && element.contains(target))) close();
	}
	document.addEventListener('pointerdown', handle);
	document.addEventListener('focusin', handle);
	return () => {
		document.removeEventListener('pointerdown', handle);
		document.removeEventListener('focusin', handle);
	};
}
