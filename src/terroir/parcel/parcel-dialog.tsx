import { type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { parcelMessages as m } from '../../messages/parcel';
import { useAnnouncement } from '../../ui/announce';
import { FactList } from '../../ui/fact-list';
import { Icon } from '../../ui/icon';
import { ModalDialog } from '../../ui/modal-dialog';
import { PrintedFoot } from '../../ui/printed';
import { useFocusAfterDialog } from './focus-after-dialog';
import { Neighbours } from './neighbours';
import css from './parcel-dialog.module.css';
import { parcelFacts } from './parcel-facts';
import { ParcelWines } from './parcel-wines';
import { PlateFigure } from './plate-figure';

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
export default function ParcelDialog({ page, parcel, terroir, onOpen, onClose }: ParcelDialogProps) {
	const close = useRef<HTMLButtonElement>(null);
	const [shown, setShown] = useState(parcel && { parcel, terroir });
	if (parcel && (parcel !== shown?.parcel || terroir !== shown.terroir)) setShown({ parcel, terroir });
	useFocusAfterDialog(parcel, page);
	if (!shown) return null;
	return (
		<ModalDialog
			open={parcel !== undefined}
			onClose={onClose}
			labelledBy="parcela-nome"
			className={css.dialog}
			initialFocus={close}
			data={{ 'data-parcel-dialog': shown.parcel }}
		>
			<ParcelSheet {...shown} closeButton={close} onOpen={onOpen} onClose={onClose} />
		</ModalDialog>
	);
}

type ParcelSheetProps = {
	parcel: ParcelSlug;
	terroir: Terroir;
	closeButton: Ref<HTMLButtonElement>;
	onOpen: (parcel: ParcelSlug) => void;
	onClose: () => void;
};

function ParcelSheet({ parcel, terroir, closeButton, onOpen, onClose }: ParcelSheetProps) {
	const { parcels, quinta } = terroir;
	const name = parcelName(parcel);
	const number = parcels.indexOf(parcel) + 1;
	const sheet = useRef<HTMLDivElement>(null);
	const text = useRef<HTMLDivElement>(null);
	/** The parcel that was gone on to within the dialog: opening says its name, going on needs a sentence. */
	const [goneTo, setGoneTo] = useState<ParcelSlug>();

	useAnnouncement('parcel', goneTo === parcel ? m.parcelShown(name, number, parcels.length) : '');
	useLayoutEffect(() => {
		if (goneTo !== parcel) return;
		sheet.current?.scrollTo(0, 0);
		text.current?.scrollTo(0, 0);
	}, [goneTo, parcel]);

	function goTo(neighbour: ParcelSlug) {
		setGoneTo(neighbour);
		onOpen(neighbour);
	}

	return (
		<div ref={sheet} className={css.sheet}>
			<div className={css.bar}>
				<span className={css.position} aria-hidden="true">
					{m.positionShort} <span className="figure">{`${number} / ${parcels.length}`}</span>
				</span>
				<button ref={closeButton} type="button" className={css.close} aria-label={m.close} onClick={onClose}>
					<Icon name="close" />
				</button>
			</div>
			<PlateFigure terroir={terroir} parcel={parcel} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard has to reach it */}
			<div ref={text} className={css.text} tabIndex={0} role="group" aria-labelledby="parcela-nome">
				<h2 id="parcela-nome" className={css.name}>
					{name}
				</h2>
				<p className={css.place}>
					{quinta}
					<span className={css.order}>, {m.position(number, parcels.length)}</span>
				</p>
				<div className={css.facts}>
					<FactList facts={parcelFacts(parcel)} />
				</div>
				<ParcelWines parcel={parcel} />
			</div>
			{parcels.length > 1 && <Neighbours parcels={parcels} parcel={parcel} onOpen={goTo} />}
			<PrintedFoot path={`/terroir?terroir=${terroir.slug}&parcela=${parcel}`} edition={m.edition} />
		</div>
	);
}
