/** The numbers of a tag's value, whether the library gives one, a list or a typed array; none if there is no such tag. */
export function numbersIn(value: unknown): number[] {
	if (typeof value === 'number') return [value];
	if (Array.isArray(value)) return value.filter((item) => typeof item === 'number');
	return ArrayBuffer.isView(value) && Symbol.iterator in value && isIterable(value) ? numbersIn([...value]) : [];
}

/** A text tag without the zero bytes that end it; `undefined` if it is missing or empty. */
export function textIn(value: unknown): string | undefined {
	if (typeof value !== 'string') return undefined;
	return value.replaceAll('\0', '').trim() || undefined;
}

function isIterable(value: object): value is Iterable<unknown> {
	return Symbol.iterator in value;
}
