import type { ReactNode } from 'react';
import { parcelMessages as m } from '#messages/parcel';
import { metresPerDegreeEast } from '../../content/coordinates';
import facts from '../../content/facts.gen.json';
import { areaText, exposureWord } from '../../content/figures';
import { addressHere } from '../../content/languages';
import { altitudeText } from '../../content/measures';
import type { ParcelSlug } from '../../content/parcels';
import { terroirOf } from '../../content/terroirs';
import { castasIn } from '../../content/vineyards/castas';
import { vineyards } from '../../content/vineyards/vineyard';
import { wines } from '../../content/wines';
import type { Hill } from '../../content/wines/land';
import type { WineSummary } from '../../content/wines/wine';
import { FactList } from '../../ui/fact-list';
import { longestBar, type RoundBar } from '../../ui/longest-bar';
import { MeasuredText } from './measured-text';

/** All that is known of a parcel: what its outline and the height model say, and what the producer does. */
export function parcelFacts(parcel: ParcelSlug): { label: string; value: ReactNode }[] {
	const { castas, planted, soil, training } = vineyards[parcel];
	const { areaHa, exposureDeg, slopeDeg } = facts[parcel];
	return [
		{ label: m.castas, value: castas },
		{ label: m.altitude, value: <span className="figure">{altitudeText([parcel])}</span> },
		{ label: m.exposure, value: <MeasuredText text={`${exposureWord(exposureDeg)}, ${exposureDeg}°`} /> },
		{ label: m.slope, value: <span className="figure">{`${slopeDeg}°`}</span> },
		{ label: m.area, value: <span className="figure">{areaText(areaHa, 2)}</span> },
		{ label: m.planted, value: planted },
		{ label: m.soil, value: <MeasuredText text={soil} /> },
		{ label: m.training, value: <MeasuredText text={training} /> },
	];
}

/** The wines that a parcel's grapes go into, in the order of the list of wines. */
export function winesFrom(parcel: ParcelSlug) {
	return wines.filter((wine) => wine.parcels.includes(parcel));
}

/** The blend that takes the grapes of a parcel of which no wine is made: one of its estate, of its castas if there is one, of most parcels. */
export function blendFor(parcel: ParcelSlug) {
	const castas = castasIn(vineyards[parcel].castas);
	const estate = terroirOf(parcel)?.parcels ?? [];
	const hasCasta = ({ parcels }: WineSummary) =>
		parcels.some((each) => castasIn(vineyards[each].castas).some((casta) => castas.includes(casta)));
	return wines
		.filter(({ category, parcels }) => category !== 'azeite' && parcels.length > 1)
		.filter(({ parcels }) => parcels.some((each) => estate.includes(each)))
		.toSorted(
			(one, other) => Number(hasCasta(other)) - Number(hasCasta(one)) || other.parcels.length - one.parcels.length,
		)[0];
}

/** Share of the plate's width that its scale bar may take, in per cent. */
const barRoom = 52;

/** The scale bar of a plate; its width in per cent of the plate's, so that it holds at any size and on paper. */
export function plateScale({ west, east, south, north }: Hill['bounds']): RoundBar {
	const across = (east - west) * metresPerDegreeEast((south + north) / 2);
	return longestBar(across / 100, barRoom);
}

/** What the dialog says of a parcel, for a page without scripts. Beneath its row, which has name, area and altitude already. */
export function WrittenFacts({ parcel }: { parcel: ParcelSlug }) {
	const facts = parcelFacts(parcel).filter(({ label }) => label !== m.area && label !== m.altitude);
	const made = winesFrom(parcel);
	const links = made.map(({ slug, name, vintage }) => (
		<p key={slug}>
			<a href={addressHere(`/vinhos/${slug}`)}>{`${name} ${vintage}`}</a>
		</p>
	));
	return <FactList facts={links.length > 0 ? [...facts, { label: m.winesFrom, value: links }] : facts} />;
}
