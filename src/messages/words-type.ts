/**
 * The shape of a language's words, taken from the Portuguese: the same keys, entries and parameters, any text. So a string that is missing
 * in another language does not compile.
 */
export type Words<T> = T extends string
	? string
	: T extends number
		? number
		: T extends boolean
			? boolean
			: T extends (...parameters: infer Parameters) => infer Result
				? (...parameters: Parameters) => Words<Result>
				: T extends object
					? { [Key in keyof T]: Words<T[Key]> }
					: T;

/** A list of links whose labels are words and whose addresses are the same in every language. */
export type LinkWords<T extends readonly { to: string; label: string }[]> = {
	[Key in keyof T]: T[Key] extends { to: infer To } ? { readonly to: To; readonly label: string } : never;
};
