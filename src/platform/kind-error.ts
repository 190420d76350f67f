/** Its `kind` says what a caller treats differently; a subclass names it. */
export class KindError<Kind extends string> extends Error {
	constructor(
		readonly kind: Kind,
		options?: ErrorOptions,
	) {
		super(kind, options);
	}
}
