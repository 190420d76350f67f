import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { terroirMessages as m } from '#messages/terroir';
import { retry } from '../../platform/retry';
import css from './terroir-panel.module.css';

export type Sheet = ReturnType<typeof useSheet>;

type SheetRefs = Record<'page' | 'sheet' | 'grip', RefObject<HTMLElement | null>>;

/**
 * The sheet's stop, as long as the page lives. Dragging is fetched after the first render, and only where the panel is a sheet:
 * until then, and without it, the handle's button does.
 */
export function useSheet(refs: SheetRefs, isSheet: () => boolean) {
	const [stop, setStop] = useState<SheetStop>('rest');
	const { page, sheet, grip } = refs;

	useEffect(() => {
		if (!isSheet()) return;
		let leave = () => {};
		let left = false;
		void retry(() => import('./sheet-drag')).then(({ followDrags }) => {
			if (left || !page.current || !sheet.current || !grip.current) return;
			leave = followDrags({
				page: page.current,
				sheet: sheet.current,
				grip: grip.current,
				stops: sheetStops,
				onStop: setStop,
			});
		});
		return () => {
			left = true;
			leave();
		};
	}, [page, sheet, grip, isSheet]);

	return {
		stop,
		setStop,
		/** Something in the lowered sheet is wanted. */
		raise: () => setStop((before) => (before === 'peek' ? 'rest' : before)),
		/** Something beneath the raised sheet is wanted. */
		lower: () => setStop((before) => (before === 'full' ? 'rest' : before)),
	};
}

/** The bar that the sheet is dragged by; as a button it does without dragging. */
export function SheetHandle({ stop, setStop }: { stop: SheetStop; setStop: (stop: SheetStop) => void }) {
	function handleKey(event: KeyboardEvent) {
		const next = stopAfterKey(event.key, stop);
		if (!next) return;
		event.preventDefault();
		setStop(next);
	}

	return (
		<button
			type="button"
			className={css.handle}
			aria-label={m.sheet[stop]}
			// Before the sheet has moved, the second press of a pair would take it two stops on.
			onClick={({ detail }) => detail < 2 && setStop(stopAfterPress(stop))}
			onKeyDown={handleKey}
		/>
	);
}

/** Where the panel rests as a sheet over the map, from the lowest to the highest: its tabs, 384 px, the whole room (docs/design.md 5). */
export const sheetStops = ['peek', 'rest', 'full'] as const;

export type SheetStop = (typeof sheetStops)[number];

/** A press on the handle goes up stop by stop, and from the highest down to the lowest. */
export function stopAfterPress(stop: SheetStop): SheetStop {
	return sheetStops[(sheetStops.indexOf(stop) + 1) % sheetStops.length] ?? stop;
}

/** What a key does on the handle: arrows go one stop, Home and End to the ends. Enter and the space bar are the button's own. */
export function stopAfterKey(key: string, stop: SheetStop): SheetStop | undefined {
	const at = sheetStops.indexOf(stop);
	if (key === 'ArrowUp') return sheetStops[at + 1] ?? stop;
	if (key === 'ArrowDown') return sheetStops[at - 1] ?? stop;
	if (key === 'Home') return 'full';
	if (key === 'End') return 'peek';
	return undefined;
}
