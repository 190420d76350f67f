import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { altitudeText } from '../content/altitude';
import { coordinatePair } from '../content/coordinates';
import facts from '../content/facts.gen.json';
import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import type { Terroir } from '../content/terroirs';
import { vineyards } from '../content/vineyards';
import { wines } from '../content/wines';
import { terroirMessages as m } from '../messages/terroir';
import { FactList } from '../ui/fact-list';
import { Icon } from '../ui/icon';
import { ModalDialog } from '../ui/modal-dialog';
import { areaText, exposureWord } from './figures';
import css from './parcel-dialog.module.css';
import { ParcelLocator } from './parcel-locator';

type ParcelDialogProps = {
	/** The parcel to show, or `null` to close; the one shown last stays in the closed dialog. */
	parcel: ParcelSlug | null;
	terroir: Terroir;
	onOpen: (parcel: ParcelSlug) => void;
	onClose: () => void;
};

/** A parcel in full: its plate, its facts, the wines made from it, and the way to its neighbours in the list. */
export default function ParcelDialog({ parcel, terroir, onOpen, onClose }: ParcelDialogProps) {
	const [shown, setShown] = useState(parcel && { parcel, terroir });
	if (parcel && (parcel !== shown?.parcel || terroir !== shown.terroir)) setShown({ parcel, terroir });
	if (!shown) return null;
	return (
		<ModalDialog
			open={parcel !== null}
			onClose={onClose}
			labelledBy="parcela-nome"
			className={css.dialog}
			data={{ 'data-parcel-dialog': shown.parcel }}
		>
			<ParcelSheet {...shown} onOpen={onOpen} onClose={onClose} />
		</ModalDialog>
	);
}

type ParcelSheetProps = {
	parcel: ParcelSlug;
	terroir: Terroir;
	onOpen: (parcel: ParcelSlug) => void;
	onClose: () => void;
};

function ParcelSheet({ parcel, terroir, onOpen, onClose }: ParcelSheetProps) {
	const { parcels, quinta } = terroir;
	const name = parcelName(parcel);
	const number = parcels.indexOf(parcel) + 1;
	return (
		<div className={css.sheet}>
			<div className={css.bar}>
				<span className={css.position} aria-hidden="true">
					{m.positionShort} <span className="figure">{`${number} / ${parcels.length}`}</span>
				</span>
				<button type="button" className={css.close} aria-label={m.close} onClick={onClose}>
					<Icon name="close" />
				</button>
			</div>
			<figure className={css.drawing}>
				<div className={`plate ${css.plate}`}>
					<img src={`/art/plates/${parcel}.svg`} alt={m.plateAlt(name)} />
				</div>
				<ParcelLocator terroir={terroir} parcel={parcel} />
				<figcaption className="caption">
					<span>{m.plateCaption(String(facts[parcel].contourM).replace('.', ','))}</span>
					<span className="figure">{middleOf(parcel)}</span>
				</figcaption>
			</figure>
			<div className={css.text}>
				<h2 id="parcela-nome" className={css.name}>
					{name}
				</h2>
				<p className={css.place}>
					{quinta}, {m.position(number, parcels.length)}
				</p>
				<div className={css.facts}>
					<FactList facts={factsOf(parcel)} />
				</div>
				<ParcelWines parcel={parcel} />
			</div>
			{parcels.length > 1 && <Neighbours parcels={parcels} parcel={parcel} onOpen={onOpen} />}
		</div>
	);
}

function factsOf(parcel: ParcelSlug) {
	const { castas, planted, soil, training } = vineyards[parcel];
	const { areaHa, exposureDeg } = facts[parcel];
	return [
		{ label: m.castas, value: castas },
		{ label: m.altitude, value: <span className="figure">{altitudeText([parcel])}</span> },
		{
			label: m.exposure,
			value: (
				<>
					{exposureWord(exposureDeg)}, <span className="figure">{exposureDeg}°</span>
				</>
			),
		},
		{ label: m.area, value: <span className="figure">{areaText(areaHa, 2)}</span> },
		{ label: m.planted, value: planted },
		{ label: m.soil, value: soil },
		{ label: m.training, value: training },
	];
}

function ParcelWines({ parcel }: { parcel: ParcelSlug }) {
	const made = wines.filter((wine) => wine.parcels.includes(parcel));
	if (made.length === 0) return null;
	return (
		<section className={css.wines} aria-labelledby="parcela-vinhos">
			<h3 id="parcela-vinhos">{m.winesOf}</h3>
			<ul className={css.wineList}>
				{made.map(({ slug, name, vintage }) => (
					<li key={slug}>
						<Link to="/vinhos/$slug" params={{ slug }}>
							<span>{name}</span>
							<span className="figure">{vintage}</span>
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
				{parcelName(previous)}
			</button>
			<button type="button" onClick={() => onOpen(next)}>
				<span className="visually-hidden">{m.next}: </span>
				{parcelName(next)}
				<Icon name="arrow" />
			</button>
		</div>
	);
}

/** Where the middle of a parcel lies: `41°09′36″ N  7°31′12″ O`. */
function middleOf(parcel: ParcelSlug): string {
	const [longitude = 0, latitude = 0] = facts[parcel].centroid;
	return coordinatePair([longitude, latitude]);
}
