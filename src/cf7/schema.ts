/** One rule of the validation schema (CONTRACT.md 8). Thresholds come as numbers for lengths and sizes, as text for numbers and dates. */
export type Rule = {
	rule: string;
	field?: string;
	error?: string;
	accept?: string[];
	threshold?: number | string;
	base?: string;
	interval?: number;
	rules?: Rule[];
};

/** The answer of `GET …/feedback/schema`. */
export type Schema = { version: string; locale: string; rules: Rule[] };
