export type FieldEntry = readonly [name: string, value: string | File];

/**
 * The texts of a field, trimmed and without blank ones, from names as PHP takes them apart (CONTRACT 8.1):
 * `a` sets and the last one counts, `a[]` and `a[x]` add.
 */
export function textsOf(entries: readonly FieldEntry[], field: string): string[] {
	let values: string[] = [];
	for (const [name, value] of entries) {
		if (typeof value !== 'string') continue;
		if (name === field) values = [value];
		else if (name.startsWith(`${field}[`)) values.push(value);
	}
	return values.map((value) => value.trim()).filter((value) => value !== '');
}
