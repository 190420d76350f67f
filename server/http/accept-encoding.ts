/** Encodings made at build, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Chooses among the encodings a file exists in, by the q-values of `Accept-Encoding` (RFC 9110, 12.5.3). On a tie the
 * smaller wins; a file as it is wins only where it is asked for more than the others, or nothing else will do.
 * @returns undefined for the file as it is
 */
export function chooseEncoding(header: string | undefined, available: ReadonlySet<Encoding>): Encoding | undefined {
	const weights = parseWeights(header ?? '');
	const any = weights.get('*') ?? 0;
	let best: Encoding | undefined;
	let bestWeight = weights.get('identity') ?? 0;
	for (const encoding of encodings) {
		const weight = available.has(encoding) ? (weights.get(encoding) ?? any) : 0;
		if (weight > bestWeight || (weight > 0 && weight === bestWeight && best === undefined)) {
			best = encoding;
			bestWeight = weight;
		}
	}
	return best;
}

function parseWeights(header: string): Map<string, number> {
	const weights = new Map<string, number>();
	for (const item of header.split(',')) {
		const [coding = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
		if (coding === '') continue;
		const q = parameters.find((parameter) => parameter.startsWith('q='));
		const weight = q === undefined ? 1 : Number(q.slice(2));
		weights.set(coding === 'x-gzip' ? 'gzip' : coding, Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0);
	}
	return weights;
}
