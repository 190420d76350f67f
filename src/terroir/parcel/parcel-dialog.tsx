import { Link } from '@tanstack/react-router';
import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { parcelMessages as m } from '#messages/parcel';
import { nameLang } from '../../content/languages';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { useAnnouncement } from '../../ui/announce';
import { FactList } from '../../ui/fact-list';
import { Icon } from '../../ui/icon';
import { ModalDialog } from '../../ui/modal-dialog';
import { parcelRows } from '../../ui/parcel-rows';
import { PrintedFoot } from '../../ui/printed';
import css from './parcel-dialog.module.css';
import { blendFor, knownParcel, winesFrom } from './parcel-facts';
import { PlateFigure } from './plate-figure';
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

type ParcelDetailsProps = {
	parcel: ParcelSlug;
	terroir: Terroir;
	plate: Ref<HTMLDivElement>;
	closeButton: Ref<HTMLButtonElement>;
	onOpen: (parcel: ParcelSlug) => void;
	onClose: () => void;
};

/** What the dialog shows: drawings, facts and wines of one parcel. */
function ParcelDetails({ parcel, terroir, plate, closeButton, onOpen, onClose }: ParcelDetailsProps) {
	const { parcels, quinta } = terroir;
	const name = parcelName(parcel);
	const number = parcels.indexOf(parcel) + 1;
	const box = useRef<HTMLDivElement>(null);
	const text = useRef<HTMLDivElement>(null);
	/** The parcel that was gone on to within the dialog: opening says its name, going on needs a sentence. */
	const [goneTo, setGoneTo] = useState<ParcelSlug>();

	useAnnouncement('parcel', goneTo === parcel ? m.parcelShown(name, number, parcels.length) : '');
	useLayoutEffect(() => {
		if (goneTo !== parcel) return;
		box.current?.scrollTo(0, 0);
		text.current?.scrollTo(0, 0);
	}, [goneTo, parcel]);

	function goTo(neighbour: ParcelSlug) {
		setGoneTo(neighbour);
		onOpen(neighbour);
	}

	return (
		<div ref={box} className={css.details}>
			<div className={css.bar}>
				<span className={css.position} aria-hidden="true">
					{m.positionShort} <span className="figure">{`${number} / ${parcels.length}`}</span>
				</span>
				<button ref={closeButton} type="button" className={css.close} aria-label={m.close} onClick={onClose}>
					<Icon name="close" />
				</button>
			</div>
			<PlateFigure terroir={terroir} parcel={parcel} plate={plate} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard has to reach it */}
			<div ref={text} className={css.text} tabIndex={0} role="group" aria-labelledby="parcela-nome">
				<h2 id="parcela-nome" className={css.name} lang={nameLang}>
					{name}
				</h2>
				<p className={css.place}>
					<span lang={nameLang}>{quinta}</span>
					<span className={css.order}>, {m.position(number, parcels.length)}</span>
				</p>
				<div className={css.facts}>
					<FactList facts={parcelRows(knownParcel(parcel))} />
				</div>
				<ParcelWines parcel={parcel} />
			</div>
			{parcels.length > 1 && <Neighbours parcels={parcels} parcel={parcel} onOpen={goTo} />}
			<PrintedFoot path={`/terroir?terroir=${terroir.slug}&parcela=${parcel}`} edition={m.edition} />
		</div>
	);
}

/** The wines made from a parcel, or the blend it goes into, each a link to its page, which leads back here. */
function ParcelWines({ parcel }: { parcel: ParcelSlug }) {
	const made = winesFrom(parcel);
	const blend = made.length === 0 ? blendFor(parcel) : undefined;
	const listed = blend ? [blend] : made;
	if (listed.length === 0) return null;
	return (
		<section className={css.wines} aria-labelledby="parcela-vinhos">
			<h3 id="parcela-vinhos">{m.winesOf}</h3>
			{blend && <p className={css.blended}>{m.blended}</p>}
			<ul className={css.wineList}>
				{listed.map(({ slug, name, vintage }) => (
					<li key={slug}>
						<Link to="/vinhos/$slug" params={{ slug }}>
							<span lang={nameLang}>{name}</span>
							<span className="figure">{!blend && vintage}</span>
							<Icon name="arrow" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

type NeighboursProps = { parcels: readonly ParcelSlug[]; parcel: ParcelSlug; onOpen: (parcel: ParcelSlug) => void };

/** Previous and next in the order of the list, which goes round. */
function Neighbours({ parcels, parcel, onOpen }: NeighboursProps) {
	const index = parcels.indexOf(parcel);
	const previous = parcels.at(index - 1) ?? parcel;
	const next = parcels[(index + 1) % parcels.length] ?? parcel;
	return (
		<div className={css.neighbours}>
			<button type="button" onClick={() => onOpen(previous)}>
				<Icon name="arrow-left" />
				<span className="visually-hidden">{m.previous}: </span>
				<span lang={nameLang}>{parcelName(previous)}</span>
			</button>
			<button type="button" onClick={() => onOpen(next)}>
				<span className="visually-hidden">{m.next}: </span>
				<span lang={nameLang}>{parcelName(next)}</span>
				<Icon name="arrow" />
			</button>
		</div>
	);
}
