import { type FieldEntry, fieldData, validatedWraps, valuesOf } from './field-values';
import type { FormView } from './form-view';
import { commonEndings, endingsOf } from './media-types';
import type { Rule, Schema } from './schema';
import { type Checks, textChecks } from './text-rules';

function isNumber(text: string): boolean {
	return /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test(text);
}

function isTime(text: string): boolean {
	return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}

/** Four or more digits, two, two: the form of a date, whether or not there is such a day. */
function looksLikeDate(text: string): boolean {
	return /^\d{4,}-\d{2}-\d{2}$/.test(text);
}

/** The last year that a `Date` knows. */
const lastYear = 275_760;

/** A date as `Date` understands one: the 30th of February is the 1st of March (docs/contact-form-7.md 8.2). */
export function isDate(text: string): boolean {
	const exists = /^\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);
	return exists && Number.parseInt(text, 10) <= lastYear;
}

/**
 * The day of the week, 1 for Monday to 7 for Sunday. The plugin reads the date as UTC and takes its day in the visitor's
 * zone, a day too early west of Greenwich; here it is the day that was written.
 * @returns undefined for what is no date
 */
export function dayOfWeek(text: string): number | undefined {
	const date = new Date(text);
	if (Number.isNaN(date.getTime())) return undefined;
	return (looksLikeDate(text) ? date.getUTCDay() : date.getDay()) || 7;
}

/** Whether a number lies on the grid that begins at `base`, to six decimals. No grid without a positive interval. */
export function isOnStep(text: string, base: string, interval: number): boolean {
	if (!(interval > 0)) return true;
	const rest = Math.abs(Number.parseFloat(text) - Number.parseFloat(base)) % interval;
	return Math.min(rest, interval - rest) < 0.5e-6;
}

/** The rules of fields for numbers, dates, several choices and files, with the meaning of the plugin's client (docs/contact-form-7.md 8.2). */
const furtherChecks: Checks = {
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

const checks: Checks = { ...textChecks, ...furtherChecks };

/**
 * The message with which a rule refuses the entries, by the semantics of the plugin's client (docs/contact-form-7.md 8.2).
 * @returns undefined if it passes, is of a kind unknown here, or refuses without a message
 */
export function refusal(rule: Rule, entries: readonly FieldEntry[]): string | undefined {
	return verdict(rule, entries)?.error;
}

/** @returns undefined from a rule of a kind unknown here: it says nothing, neither for nor against what was typed */
function verdict(rule: Rule, entries: readonly FieldEntry[]): { passes: boolean; error?: string } | undefined {
	const passed = { passes: true };
	const refused = rule.error === undefined ? { passes: false } : { passes: false, error: rule.error };
	if (rule.rule === 'all' || rule.rule === 'any') {
		const inner = (rule.rules ?? []).flatMap((each) => verdict(each, entries) ?? []);
		if (inner.length === 0) return undefined;
		if (rule.rule === 'any') return inner.some((each) => each.passes) ? passed : refused;
		const failing = inner.find((each) => !each.passes);
		if (!failing) return passed;
		return failing.error === undefined ? refused : failing;
	}
	const check = Object.hasOwn(checks, rule.rule) ? checks[rule.rule] : undefined;
	if (!check) return undefined;
	if (rule.field === undefined) return passed;
	const threshold = Number.parseFloat(String(rule.threshold));
	return check(valuesOf(entries, rule.field), rule, threshold) ? passed : refused;
}

/** The first refusal of every field that has one, by the schema's rules (docs/contact-form-7.md 7). */
export function refusals(schema: Schema, entries: readonly FieldEntry[]): ReadonlyMap<string, string> {
	const messages = new Map<string, string>();
	for (const rule of schema.rules) {
		const field = fieldOf(rule);
		if (field === undefined || messages.has(field)) continue;
		const message = refusal(rule, entries);
		if (message !== undefined) messages.set(field, message);
	}
	return messages;
}

/** `all` and `any` may carry their field only inside. */
function fieldOf(rule: Rule): string | undefined {
	return rule.field ?? rule.rules?.map(fieldOf).find((field) => field !== undefined);
}

/**
 * Validates after a change and shows the result from the first field up to the changed one (docs/contact-form-7.md 7). A field without
 * an error is touched if it is the changed one or sends anything: what the server said of an empty box stays.
 * Fetched, with all the rules, when a visitor first enters a form: before, it is not needed.
 */
export function validateChange(view: FormView, target: Element, schema: Schema): void {
	const wraps = validatedWraps(view.form);
	const changed = wraps.findIndex((wrap) => wrap.contains(target));
	if (changed < 0 || !target.closest('.wpcf7-form-control') || target.closest('.novalidate')) return;
	view.validating(() => {
		const entries = fieldData(view.form, wraps);
		const messages = refusals(schema, entries);
		for (const [index, wrap] of wraps.slice(0, changed + 1).entries()) {
			const field = wrap.dataset.name ?? '';
			const message = messages.get(field);
			if (message !== undefined) view.markFields([{ field, message }]);
			else if (index === changed || isSent(entries, field)) view.unmarkField(field);
		}
	});
}

function isSent(entries: readonly FieldEntry[], field: string): boolean {
	return entries.some(([name]) => name === field || name.startsWith(`${field}[`));
}
