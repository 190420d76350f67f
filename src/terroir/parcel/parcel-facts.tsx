import type { ReactNode } from 'react';
import { altitudeText } from '../../content/altitude';
import facts from '../../content/facts.gen.json';
import type { ParcelSlug } from '../../content/parcels';
import { vineyards } from '../../content/vineyards';
import { parcelMessages as m } from '../../messages/parcel';
import { areaText, exposureWord } from './figures';
import { MeasuredText } from './measured-text';

/** All that is known of a parcel: what its outline and the height model say, and what the producer does. */
export function parcelFacts(parcel: ParcelSlug): { label: string; value: ReactNode }[] {
	const { castas, planted, soil, training } = vineyards[parcel];
	const { areaHa, exposureDeg, slopeDeg } = facts[parcel];
	return [
		{ label: m.castas, value: <MeasuredText text={castas} /> },
		{ label: m.altitude, value: <span className="figure">{altitudeText([parcel])}</span> },
		{ label: m.exposure, value: <MeasuredText text={`${exposureWord(exposureDeg)}, ${exposureDeg}°`} /> },
		{ label: m.slope, value: <span className="figure">{`${slopeDeg}°`}</span> },
		{ label: m.area, value: <span className="figure">{areaText(areaHa, 2)}</span> },
		{ label: m.planted, value: planted },
		{ label: m.soil, value: <MeasuredText text={soil} /> },
		{ label: m.training, value: <MeasuredText text={training} /> },
	];
}
