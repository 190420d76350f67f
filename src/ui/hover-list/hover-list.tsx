import { Fragment, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './hover-list.module.css';

type HoverRow = {
	key: string;
	/** Its words, mostly one link. */
	content: ReactNode;
	/** What comes into view with it: a picture; decorative. */
	ground: ReactNode;
};

type HoverListProps = {
	rows: readonly HoverRow[];
	/** Grounds fill the whole list, one behind the other, or each its own row, which grows. */
	grounds: 'behind' | 'within';
	className?: string | undefined;
};

/**
 * Rows of which one is active: the one pointed at, focused or tapped. The first tap on another row opens it, the next follows its
 * link. With grounds behind one row is always active, the first one at first; with grounds within none is until one is wanted, but
 * under a finger the first. `li[data-active]` is for the caller's styles.
 */
export function HoverList({ rows, grounds, className = '' }: HoverListProps) {
	const first = rows[0]?.key ?? null;
	const [active, setActive] = useState(grounds === 'behind' ? first : null);
	/** The row that the finger on the screen opens. */
	const opening = useRef<string>(undefined);

	useEffect(() => {
		if (matchMedia('(hover: none)').matches) setActive((current) => current ?? first);
	}, [first]);

	function handleDown({ pointerType }: PointerEvent, key: string) {
		opening.current = pointerType === 'touch' && key !== active ? key : undefined;
	}

	function handleClick(event: MouseEvent, key: string) {
		if (opening.current !== key) return;
		opening.current = undefined;
		event.preventDefault();
		setActive(key);
	}

	function handleLeave({ pointerType, currentTarget }: PointerEvent) {
		if (grounds === 'behind' || pointerType === 'touch' || currentTarget.contains(document.activeElement)) return;
		setActive(null);
	}

	const ground = (row: HoverRow) => (
		<div className={css.ground} data-shown={row.key === active ? '' : undefined} aria-hidden="true">
			{row.ground}
		</div>
	);

	return (
		<div className={`${css.root} ${className}`} data-grounds={grounds}>
			{grounds === 'behind' && rows.map((row) => <Fragment key={row.key}>{ground(row)}</Fragment>)}
			<ul className={css.list} onPointerLeave={handleLeave}>
				{rows.map((row) => (
					<li
						key={row.key}
						data-active={row.key === active ? '' : undefined}
						// Moved to: what scrolls or grows beneath a pointer that rests is not chosen by it.
						onPointerMove={({ pointerType }) => pointerType !== 'touch' && setActive(row.key)}
						onPointerDown={(event) => handleDown(event, row.key)}
						onClickCapture={(event) => handleClick(event, row.key)}
						onFocus={() => setActive(row.key)}
					>
						{grounds === 'within' && ground(row)}
						{row.content}
					</li>
				))}
			</ul>
		</div>
	);
}
