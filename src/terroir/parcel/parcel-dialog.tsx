import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { ModalDialog } from '../../ui/modal-dialog';
import { ParcelDetails } from './parcel-details';
import css from './parcel-dialog.module.css';
import { riseFromMap } from './rise-from-map';

type ParcelDialogProps = {
	/** Where the focus goes when it had no place before. */
	page: RefObject<HTMLElement | null>;
	/** The parcel to show, or `undefined` to close; the one shown last stays in the closed dialog. */
	parcel: ParcelSlug | undefined;
	terroir: Terroir;
	onOpen: (parcel: ParcelSlug) => void;
	onClose: () => void;
};

/** A parcel in full: its plate, its facts, the wines made from it, and the way to its neighbours in the list. */
export function ParcelDialog({ page, parcel, terroir, onOpen, onClose }: ParcelDialogProps) {
	const close = useRef<HTMLButtonElement>(null);
	const plate = useRef<HTMLDivElement>(null);
	const before = useRef<ParcelSlug>(undefined);
	const [shown, setShown] = useState(parcel && { parcel, terroir });
	if (parcel && (parcel !== shown?.parcel || terroir !== shown.terroir)) setShown({ parcel, terroir });
	useFocusAfterDialog(parcel, page);
	useLayoutEffect(() => {
		// From one parcel on to its neighbour the plate stays where it is.
		if (parcel && !before.current && plate.current) riseFromMap(plate.current, parcel);
		before.current = parcel;
	}, [parcel]);
	if (!shown) return null;
	return (
		<ModalDialog
			open={parcel !== undefined}
			onClose={onClose}
			labelledBy="parcela-nome"
			className={`full-window ${css.dialog}`}
			initialFocus={close}
			data={{ 'data-parcel-dialog': shown.parcel }}
		>
			<ParcelDetails {...shown} plate={plate} closeButton={close} onOpen={onOpen} onClose={onClose} />
		</ModalDialog>
	);
}

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
