import { isEmail, isTel, isUrl } from './formats';
import type { Checks } from './rule-check';

/** The rules of fields for text and choice, with the meaning of the plugin's client (CONTRACT 8.2). */
export const textChecks: Checks = {
	required: ({ texts }) => texts.length > 0,
	email: ({ texts }) => texts.every(isEmail),
	url: ({ texts }) => texts.every(isUrl),
	tel: ({ texts }) => texts.every(isTel),
	enum: ({ texts }, { accept = [] }) => texts.every((text) => accept.includes(text)),
	minlength: ({ texts }, _rule, threshold) => lengthOf(texts) === 0 || !(lengthOf(texts) < threshold),
	maxlength: ({ texts }, _rule, threshold) => !(lengthOf(texts) > threshold),
};

/** In UTF-16 code units, of all values together (CONTRACT 8.2). */
function lengthOf(texts: readonly string[]): number {
	return texts.reduce((sum, text) => sum + text.length, 0);
}
