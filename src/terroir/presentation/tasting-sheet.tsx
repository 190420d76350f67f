import { useEffect, useRef } from 'react';
import { presentationMessages as m } from '#messages/presentation';
import { bottlePicture } from '../../content/bottle-pictures';
import { nameLang } from '../../content/languages';
import type { ParcelFact } from '../../content/parcel-facts';
import { parcelName } from '../../content/parcel-names';
import type { WineSummary } from '../../content/wines/wine';
import { parcelRows } from '../../ui/parcel-rows';
import { Picture } from '../../ui/picture';
import { knownParcel } from '../parcel/parcel-facts';
import css from './tasting-sheet.module.css';
import type { TastingStep } from './tasting-steps';
import { wineLine } from './tasting-steps';

/** Width in pixels of the pictures that the sheet shows. */
export const bottleWidth = 560;

/** What a room can read of a parcel in the time of a glass. */
const shownFacts: readonly ParcelFact[] = ['altitude', 'exposure', 'castas', 'soil', 'planted'];

/** The step on paper: the name, the facts, the bottle. Takes the focus that the start's button has left behind. */
export function TastingSheet({ step }: { step: TastingStep }) {
	const { parcel, wine } = step;
	const sheet = useRef<HTMLElement>(null);
	useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
	useEffect(() => {
		if (parcel) sheet.current?.scrollTo(0, 0);
	}, [parcel]);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard has to reach it
		<section ref={sheet} className={css.sheet} aria-labelledby="prova-nome" tabIndex={0} data-tasting-step={parcel}>
			<p className={css.wine}>{wineLine(step)}</p>
			<h2 id="prova-nome" className={css.name} lang={nameLang}>
				{parcelName(parcel)}
			</h2>
			<dl className={css.facts}>
				{parcelRows(knownParcel(parcel), shownFacts).map(({ fact, label, value }) => (
					<div key={fact}>
						<dt>{fact === 'castas' && isBlended(wine) ? m.parcelCastas : label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{wine && <Bottle key={wine.slug} wine={wine} />}
		</section>
	);
}

/** A wine of several parcels is made of more castas than the one shown. */
function isBlended(wine: WineSummary | undefined): boolean {
	return wine !== undefined && wine.parcels.length > 1;
}

function Bottle({ wine }: { wine: WineSummary }) {
	const { src, width, height } = bottlePicture(wine, bottleWidth);
	return (
		<div className={css.bottle}>
			<Picture files={[{ src }]} width={width} height={height} alt={m.bottle(wine.name)} />
		</div>
	);
}
