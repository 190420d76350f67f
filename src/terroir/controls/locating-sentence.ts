import { estateOf } from '../../content/parcel-estate';
import { parcelName } from '../../content/parcel-names';
import { parcelSlugs } from '../../content/parcels';
import { mapControlMessages as m } from '../../messages/map-controls';
import type { Locating, Standing } from './locating';

/** What there is to say; the same sentence while the visitor stays in one parcel, so that it is announced once. */
export function locatingSentence(locating: Locating): string {
	switch (locating.kind) {
		case 'off':
			return '';
		case 'asking':
			return m.asking;
		case 'far':
			return `${m.far(locating.kilometres)}.`;
		case 'failed':
			return m.failures[locating.reason];
		case 'here':
			return standingSentence(locating.standing, locating.position.accuracy);
	}
}

function standingSentence(standing: Standing, accuracy: number): string {
	if (standing.kind === 'looking-up') return m.asking;
	if (standing.kind === 'somewhere') return m.somewhere(accuracy);
	if (standing.kind === 'unnamed') return m.unnamed;
	const parcel = standing.kind === 'parcel' && parcelSlugs.find((slug) => slug === standing.parcel);
	return parcel ? m.inParcel(parcelName(parcel), estateOf(parcel).quinta) : m.outside;
}
