import { type RefObject, useEffect, useState } from 'react';
import { type SheetStop, sheetStops } from './sheet-stops';

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
		void import('./sheet-drag').then(({ followDrags }) => {
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
