import { Link } from '@tanstack/react-router';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { parcelMessages as m } from '#messages/parcel';
import { nameLang } from '../../content/languages';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { useAnnouncement } from '../../ui/announce';
import { FactList } from '../../ui/fact-list';
import { Icon } from '../../ui/icon';
import { PrintedFoot } from '../../ui/printed';
import css from './parcel-dialog.module.css';
import { blendFor, parcelFacts, winesFrom } from './parcel-facts';
import { PlateFigure } from './plate-figure';

type ParcelDetailsProps = {
	parcel: ParcelSlug;
	terroir: Terroir;
	plate: Ref<HTMLDivElement>;
	closeButton: Ref<HTMLButtonElement>;
	onOpen: (parcel: ParcelSlug) => void;
	onClose: () => void;
};

/** What the dialog shows: drawings, facts and wines of one parcel. */
export function ParcelDetails({ parcel, terroir, plate, closeButton, onOpen, onClose }: ParcelDetailsProps) {
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
					<FactList facts={parcelFacts(parcel)} />
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
