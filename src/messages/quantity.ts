import { decimalMark, thousandsMark } from '#messages/numbers';

/**
 * A number as printed in the language of the page, in Portuguese with a decimal comma, and thousands that never part at the end of a line: `1 700`, `4,76`. `places` are kept,
 * also as zeros. The same in every engine, since pages are written in one and hydrated in another; and a phone's first `Intl.NumberFormat`
 * takes 40 ms.
 */
export function decimal(value: number, places = 0): string {
	const [whole = '', fraction] = value.toFixed(places).split('.');
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousandsMark);
	return fraction ? `${grouped}${decimalMark}${fraction}` : grouped;
}

/** The same with no more than these places, and no zeros at its end: `15`, `15,3`. */
export function rounded(value: number, places: number): string {
	const [, fraction = ''] = String(Number(value.toFixed(places))).split('.');
	return decimal(value, fraction.length);
}

/** A number or a written range with its unit, which never part at the end of a line: `332 m`, `249–332 m`, `4,76 ha`. */
export function quantity(value: number | string, unit: string): string {
	return `${typeof value === 'number' ? decimal(value) : value}\u00a0${unit}`;
}
