import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { coordinatePair } from '../../content/coordinates';
import type { Terroir } from '../../content/terroirs';
import { terroirMessages as m, parcelCount } from '../../messages/terroir';
import { Icon } from '../../ui/icon';
import css from './terroir-listbox.module.css';
import type { Typed } from './type-ahead';
import { useKeys } from './use-keys';

type TerroirListboxProps = { terroirs: readonly Terroir[]; active: Terroir; onChoose: (slug: string) => void };

/** The dropdown that looks like a title: a button with the terroir's name, and in place beneath it the list of all. */
export function TerroirListbox({ terroirs, active, onChoose }: TerroirListboxProps) {
	const [open, setOpen] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [keys, fetchKeys] = useKeys();
	const typing = useRef<Typed>(undefined);
	const options = () => [...(root.current?.querySelectorAll<HTMLButtonElement>('[role=option]') ?? [])];

	useEffect(() => {
		const element = root.current;
		if (!open || !element) return;
		element.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
		return closeWhenLeft(element, () => setOpen(false));
	}, [open]);

	function close() {
		setOpen(false);
		button.current?.focus();
	}

	function choose(slug: string) {
		if (open) close();
		onChoose(slug);
	}

	function handleKey(event: KeyboardEvent) {
		const { key, timeStamp } = event;
		if (!keys) return;
		typing.current = keys.typeOn(typing.current, key, timeStamp);
		const buttons = options();
		const current = buttons.findIndex((option) => option.matches(':focus'));
		const move = keys.listboxMove(
			key,
			typing.current.letters,
			current,
			terroirs.map(({ name }) => name),
		);
		if (!move) return;
		if (move.type === 'focus') {
			event.preventDefault();
			buttons[move.index]?.focus();
		} else if (key === 'Escape') {
			event.stopPropagation();
			close();
		} else {
			setOpen(false);
		}
	}

	function handleButtonKey(event: KeyboardEvent) {
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		event.preventDefault();
		setOpen(true);
	}

	return (
		<div ref={root} className={css.listbox}>
			<button
				ref={button}
				type="button"
				className={css.button}
				aria-haspopup="listbox"
				aria-expanded={open}
				aria-controls="terroir-list"
				onClick={() => setOpen(!open)}
				onFocus={fetchKeys}
				onPointerEnter={fetchKeys}
				onKeyDown={handleButtonKey}
			>
				<span>
					<span className={css.label}>{m.terroir}</span>
					<span className={css.name}>{active.name}</span>
					<span className={`figure ${css.coordinates}`}>{coordinatePair(active.centre)}</span>
				</span>
				<Icon name={open ? 'chevron-up' : 'chevron-down'} />
			</button>
			<ul
				id="terroir-list"
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the listbox pattern, with buttons for options (PRODUCT 3)
				role="listbox"
				aria-label={m.terroirs}
				className={css.list}
				hidden={!open}
				onKeyDown={handleKey}
			>
				{terroirs.map((terroir, index) => (
					<li key={terroir.slug} role="presentation">
						<button
							type="button"
							role="option"
							tabIndex={-1}
							className={css.option}
							aria-selected={terroir.slug === active.slug}
							data-index={index}
							data-view={terroir.view}
							data-slug={terroir.slug}
							onClick={() => choose(terroir.slug)}
						>
							<span className={css.optionName}>{terroir.name}</span>
							<span>{parcelCount(terroir.parcels.length)}</span>
							<span className="figure">{coordinatePair(terroir.centre, 'minutes')}</span>
							{terroir.slug === active.slug && <Icon name="check" />}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

/** A press or a focus elsewhere closes the list. */
function closeWhenLeft(list: HTMLElement, close: () => void): () => void {
	function handle({ target }: Event) {
		if (!(target instanceof Node && list.contains(target))) close();
	}
	document.addEventListener('pointerdown', handle);
	document.addEventListener('focusin', handle);
	return () => {
		document.removeEventListener('pointerdown', handle);
		document.removeEventListener('focusin', handle);
	};
}
