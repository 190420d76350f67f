const formats = new Map<number, Intl.NumberFormat>();

/** A number as printed in Portuguese: decimal comma, and thousands that never part at the end of a line: `1 700`, `4,76`. `places` are kept, also as zeros. */
export function decimal(value: number, places = 0): string {
	let format = formats.get(places);
	if (!format) {
		format = new Intl.NumberFormat('pt-PT', {
			useGrouping: 'always',
			minimumFractionDigits: places,
			maximumFractionDigits: places,
		});
		formats.set(places, format);
	}
	return format.format(value);
}

/** A number or a written range with its unit, which never part at the end of a line: `332 m`, `249–332 m`, `4,76 ha`. */
export function quantity(value: number | string, unit: string): string {
	return `${typeof value === 'number' ? decimal(value) : value}\u00a0${unit}`;
}
