import { commonEndings, endingsOf } from './media-types';
import { dayOfWeek, isDate, isNumber, isOnStep, isTime, looksLikeDate } from './number-formats';
import type { Checks } from './rule-check';
import type { Rule } from './schema';

/** The rules of fields for numbers, dates, several choices and files, with the meaning of the plugin's client (CONTRACT 8.2). */
export const furtherChecks: Checks = {
	number: ({ texts }) => texts.every(isNumber),
	minnumber: ({ texts }, _rule, threshold) => texts.every((text) => !(Number.parseFloat(text) < threshold)),
	maxnumber: ({ texts }, _rule, threshold) => texts.every((text) => !(Number.parseFloat(text) > threshold)),
	stepnumber: ({ texts }, { base = '', interval = 0 }) => texts.every((text) => isOnStep(text, base, interval)),
	date: ({ texts }) => texts.every(isDate),
	mindate: ({ texts }, rule) => comparable(texts, rule).every(([text, limit]) => text >= limit),
	maxdate: ({ texts }, rule) => comparable(texts, rule).every(([text, limit]) => text <= limit),
	time: ({ texts }) => texts.every(isTime),
	dayofweek: ({ texts }, { accept = [] }) => texts.every((text) => accept.includes(String(dayOfWeek(text)))),
	minitems: ({ texts }, _rule, threshold) => !(texts.length < threshold),
	maxitems: ({ texts }, _rule, threshold) => !(texts.length > threshold),
	requiredfile: ({ files }) => files.length > 0,
	file: ({ files }, { accept = [] }) => {
		const allowed = accept.map((each) => endingsOf(each, commonEndings));
		// A media type that is not known here is for the server to judge.
		if (accept.some((each, at) => each.includes('/') && allowed[at]?.length === 0)) return true;
		return files.every(({ name }) => allowed.flat().includes(endingOf(name)));
	},
	minfilesize: ({ files }, _rule, threshold) => !(sizeOf(files) < threshold),
	maxfilesize: ({ files }, _rule, threshold) => !(sizeOf(files) > threshold),
};

/** Dates are compared as text, each with its limit; only what has their form. */
function comparable(texts: readonly string[], { threshold }: Rule): [text: string, limit: string][] {
	const limit = String(threshold);
	return looksLikeDate(limit) ? texts.filter(looksLikeDate).map((text) => [text, limit]) : [];
}

function endingOf(name: string): string {
	return name.slice(name.lastIndexOf('.')).toLowerCase();
}

function sizeOf(files: readonly File[]): number {
	return files.reduce((sum, { size }) => sum + size, 0);
}
