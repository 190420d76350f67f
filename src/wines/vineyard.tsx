import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { altitudeText } from '../content/altitude';
import { estateOf } from '../content/parcel-estate';
import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import type { RichText } from '../content/rich-text';
import type { WineSummary } from '../content/wines/wine';
import { winesMessages as m } from '../messages/wines';
import { FactList } from '../ui/fact-list';
import { Icon } from '../ui/icon';
import { Paragraphs } from '../ui/rich-text';
import { groundFacts } from './ground-facts';
import type { WinePlate } from './load-wine';
import { Plate, type PlateScale } from './plate';
import css from './vineyard.module.css';

type VineyardProps = {
	wine: WineSummary;
	paragraphs: readonly RichText[];
	plate: WinePlate | undefined;
	ground: { facts: readonly { label: string; value: ReactNode }[]; scale: PlateScale } | undefined;
};

/** Where the wine comes from: the plate of its parcel with what is known of it, and every parcel as a link to the map. */
export function Vineyard({ wine: { category, parcels }, paragraphs, plate, ground }: VineyardProps) {
	return (
		<div className={css.vineyard}>
			{plate && <Plate plate={plate} scale={ground?.scale} />}
			<div>
				{plate && (
					<FactList
						facts={[
							{ label: parcels.length > 1 ? m.largest : m.parcel, value: parcelName(plate.parcel) },
							{ label: m.estate, value: estateOf(plate.parcel).name },
							...groundFacts(category, ground?.facts ?? []),
						]}
					/>
				)}
				{parcels.length > 1 ? (
					<ParcelList parcels={parcels} />
				) : (
					parcels.map((slug) => <OnMap key={slug} slug={slug} />)
				)}
			</div>
			<div className={css.words}>
				<Paragraphs of={paragraphs} />
			</div>
		</div>
	);
}

function OnMap({ slug }: { slug: ParcelSlug }) {
	return (
		<Link to="/terroir" search={{ terroir: estateOf(slug).slug, parcela: slug }} className={`link ${css.map}`}>
			<Icon name="trig-point" /> {m.parcelOnMap}
		</Link>
	);
}

function ParcelList({ parcels }: { parcels: readonly ParcelSlug[] }) {
	return (
		<>
			<h3 className={css.parcelsName}>{m.parcels}</h3>
			<ul className={css.parcels}>
				{parcels.map((slug) => (
					<li key={slug}>
						<Link to="/terroir" search={{ terroir: estateOf(slug).slug, parcela: slug }}>
							<span>{parcelName(slug)}</span>
							<span className="figure">{altitudeText([slug])}</span>
							<Icon name="trig-point" />
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}
