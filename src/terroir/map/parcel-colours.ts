import type { ParcelColor } from '../../content/places';

/** The values of `tokens.css`, which a canvas cannot read. */
const fills: Readonly<Record<ParcelColor, string>> = {
	beige: '#d9c7a3',
	green: '#8f9a80',
	brown: '#80603f',
	red: '#94404a',
	pink: '#d6a497',
};

/** `--parcel-default`: a parcel without a colour of its own. */
const defaultFill = '#6e2433';
/** `--parcel-chosen` and `--parcel-rest`: while one parcel is highlighted. */
export const chosenFill = '#5e1224';
export const restFill = '#ffffff';
export const strokeColour = '#ffffff';
/** On the palest imagery white alone reaches only 2:1 (DESIGN 2.1). */
export const casingColour = 'rgba(23, 20, 17, 0.45)';
/** Ground of the map where there is no tile. */
export const groundColour = '#3c3a2c';

export function fillOf(color: ParcelColor | undefined): string {
	return color === undefined ? defaultFill : fills[color];
}
