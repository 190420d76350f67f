import { openingHours, phoneNote } from '#messages/producer';
import { estates, quatroVistas } from './estates.ts';

/** The house: what the footer, the contact page, the legal pages and the structured data say of it. */
export const producer = {
	name: 'Quatro Vistas',
	company: 'Quatro Vistas, Lda.',
	/** Fails the check digit on purpose, so that it belongs to nobody. */
	taxNumber: '514 000 417',
	founded: 1868,
	phone: { text: '+351 254 000 417', href: 'tel:+351254000417', note: phoneNote },
	email: { text: 'casa@quatrovistas.example', href: 'mailto:casa@quatrovistas.example' },
	address: {
		street: quatroVistas.quinta,
		postalCode: '5130-000',
		locality: quatroVistas.place,
		country: 'PT',
	},
	centre: quatroVistas.centre,
	hours: {
		text: openingHours,
		/** As schema.org writes `openingHours`. */
		schema: 'Mo-Sa 10:00-18:00',
	},
	estates,
} as const;
