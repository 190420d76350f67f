import { quantity } from '../quantity';
import type { Words } from '../words-type';

function length(metres: number): string {
	return metres < 1000 ? quantity(Math.max(1, Math.round(metres)), 'm') : quantity(Math.round(metres / 1000), 'km');
}

export const mapControlMessages: Words<typeof import('../pt/map-controls').mapControlMessages> = {
	layers: 'Layers',
	parcels: 'Parcels',
	contours: 'Contours',
	fullScreen: 'Full screen',

	locate: 'Where I am',
	asking: 'Finding your position…',
	here: (metres: number) => `You are here ± ${length(metres)}`,
	inParcel: (name: string, terroir: string) => `You are in the ${name} parcel, ${terroir}.`,
	outside: 'You are here, outside the parcels.',
	somewhere: (metres: number) => `You are here, give or take ${length(metres)}: too much to say in which parcel.`,
	unnamed: 'You are here. The parcels did not arrive: it is not known in which one.',
	far: (kilometres: number) => `You are ${quantity(kilometres, 'km')} from the nearest estate`,
	failures: {
		denied:
			'The browser did not give the location. You can allow it in this site’s settings and tap ‘Where I am’ again.',
		unavailable: 'The device does not know where it is. Turn location on and tap ‘Where I am’ again.',
		'timed-out': 'Still no position after 15 seconds. The search goes on; under an open sky it is quicker.',
	},
	dismiss: 'Close',
};
