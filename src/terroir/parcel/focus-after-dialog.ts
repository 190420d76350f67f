import { type RefObject, useEffect, useRef } from 'react';
import type { ParcelSlug } from '../../content/parcels';

/**
 * Where focus goes when the dialog had nothing to give it back to: opened by a link from elsewhere, or from the still that the
 * live map has replaced since. The parcel's row, if it can be seen, otherwise the tabs.
 */
export function useFocusAfterDialog(parcel: ParcelSlug | undefined, page: RefObject<HTMLElement | null>): void {
	const before = useRef(parcel);
	useEffect(() => {
		const closed = parcel === undefined ? before.current : undefined;
		before.current = parcel;
		if (!closed || !isFocusLost()) return;
		const row = page.current?.querySelector<HTMLElement>(`button[data-parcel="${closed}"]`);
		row?.focus();
		// A row that cannot be seen takes no focus.
		if (!row || document.activeElement !== row)
			page.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
	}, [parcel, page]);
}

/** The browser takes the focus off what the closed dialog hides only when it draws next. */
function isFocusLost(): boolean {
	const { activeElement, body } = document;
	return !activeElement || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
}
