import type { TastingEvent } from './tasting';

const events: Readonly<Record<string, TastingEvent>> = {
	ArrowRight: { type: 'next' },
	ArrowLeft: { type: 'previous' },
	PageDown: { type: 'next' },
	PageUp: { type: 'previous' },
	c: { type: 'contours-toggled' },
	r: { type: 'view-toggled' },
};

type KeyPress = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/**
 * What a key means in a tasting; page keys are those of a presenter's remote. `null` leaves it to the browser.
 * @param hasLetters whether letters mean something: who speaks to the device types some with every word
 */
export function tastingKey({ key, altKey, ctrlKey, metaKey }: KeyPress, hasLetters: boolean): TastingEvent | null {
	if (altKey || ctrlKey || metaKey || (key.length === 1 && !hasLetters)) return null;
	return events[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
