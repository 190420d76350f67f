declare module 'negotiator' {
	/** The part that is used; the published types do not know `preferred`. */
	export default class Negotiator {
		constructor(request: { headers: NodeJS.Dict<string | string[]> });
		/** What a client takes of the available encodings, best first; of equals the one that comes first in `preferred`. */
		encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
	}
}
