import type { Words } from '../words-type';

export const phoneNote: Words<typeof import('../pt/producer').phoneNote> = 'call to a landline in Portugal';

/** With a word joiner: a line may end after an en dash. */
export const openingHours: Words<typeof import('../pt/producer').openingHours> =
	'Monday to Saturday, 10\u00a0am–\u20606\u00a0pm';
