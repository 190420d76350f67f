/** First and last byte, both inside the file. */
export type ByteRange = { start: number; end: number };
export type RangeRequest = { kind: 'whole' } | { kind: 'part'; range: ByteRange } | { kind: 'unsatisfiable' };

const whole: RangeRequest = { kind: 'whole' };

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, 14.2). Other units, several ranges and what is not
 * well formed are ignored, as the standard allows: the whole file is a right answer to them.
 */
export function parseRange(header: string | undefined, size: number): RangeRequest {
	const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
	if (!match) return whole;
	const [, first = '', last = ''] = match;
	if (first === '') return last === '' ? whole : suffix(Number(last), size);
	const start = Number(first);
	const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== '' && Number(last) < start) return whole;
	return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', range: { start, end } };
}

function suffix(length: number, size: number): RangeRequest {
	if (length === 0 || size === 0) return { kind: 'unsatisfiable' };
	return { kind: 'part', range: { start: Math.max(size - length, 0), end: size - 1 } };
}
