import { commonEndings, endingsOf } from '../../src/cf7/media-types';
import type { Rule } from '../../src/cf7/schema';
import { dayOfWeek, isDate, isEmail, isNumber, isTel, isTime, isUrl } from './swv-formats';

/** What the rules look at: the texts of a field stripped and without blank ones, and the files that arrived for it. */
export type RuleInput = {
	valuesOf: (field: string) => readonly string[];
	filesOf: (field: string) => readonly { name: string; size: number }[];
};

type Check = (rule: Rule, values: readonly string[], files: readonly { name: string; size: number }[]) => boolean;

const every =
	(holds: (value: string) => boolean): Check =>
	(_rule, values) =>
		values.every(holds);

/** One entry per rule of docs/contact-form-7.md 8.2 with the server's meaning; `all` and `any` are below, since they carry messages. */
const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
	['required', (_rule, values) => values.length > 0],
	['email', every(isEmail)],
	['url', every(isUrl)],
	['tel', every(isTel)],
	['number', every(isNumber)],
	['date', every(isDate)],
	['time', every(isTime)],
	[
		'enum',
		(rule, values) => {
			const accepted = (rule.accept ?? []).map(withLineFeeds);
			return values.every((value) => accepted.includes(withLineFeeds(value)));
		},
	],
	[
		'dayofweek',
		(rule, values) =>
			values.every((value) => {
				const day = dayOfWeek(value);
				return day === undefined || (rule.accept ?? []).includes(String(day));
			}),
	],
	['minitems', (rule, values) => holds(rule, (threshold) => values.length >= threshold)],
	['maxitems', (rule, values) => holds(rule, (threshold) => values.length <= threshold)],
	['minlength', (rule, values) => holds(rule, (threshold) => lengthOf(values) === 0 || lengthOf(values) >= threshold)],
	['maxlength', (rule, values) => holds(rule, (threshold) => lengthOf(values) <= threshold)],
	['minnumber', (rule, values) => holds(rule, (threshold) => numbersIn(values).every((number) => number >= threshold))],
	['maxnumber', (rule, values) => holds(rule, (threshold) => numbersIn(values).every((number) => number <= threshold))],
	['mindate', (rule, values) => datesHold(rule, values, (value, threshold) => value >= threshold)],
	['maxdate', (rule, values) => datesHold(rule, values, (value, threshold) => value <= threshold)],
	['stepnumber', (rule, values) => values.every((value) => isOnStep(value, rule))],
	['requiredfile', (_rule, _values, files) => files.some(({ name }) => name !== '')],
	[
		'file',
		(rule, _values, files) => {
			const endings = (rule.accept ?? []).flatMap((each) => endingsOf(each, knownEndings));
			return files.every(({ name }) => name === '' || endings.includes(endingOf(name)));
		},
	],
	['minfilesize', (rule, _values, files) => holds(rule, (threshold) => sizeOf(files) >= threshold)],
	['maxfilesize', (rule, _values, files) => holds(rule, (threshold) => sizeOf(files) <= threshold)],
]);

/**
 * Checks one rule against what was posted, as Contact Form 7's server does (docs/contact-form-7.md 8.2; its browser side differs).
 * @returns the message of what is wrong, or undefined when the rule passes
 * @throws {RangeError} for a kind of rule that does not exist: the schema is our own
 */
export function violationOf(rule: Rule, input: RuleInput): string | undefined {
	const error = rule.error ?? '';
	if (rule.rule === 'all') {
		const violations = (rule.rules ?? []).map((inner) => violationOf(inner, input));
		const first = violations.find((violation) => violation !== undefined);
		return first === undefined ? undefined : first || error;
	}
	if (rule.rule === 'any') {
		return (rule.rules ?? []).some((inner) => violationOf(inner, input) === undefined) ? undefined : error;
	}
	const check = checks.get(rule.rule);
	if (!check) throw new RangeError(`There is no rule "${rule.rule}".`);
	const field = rule.field ?? '';
	return check(rule, input.valuesOf(field), input.filesOf(field)) ? undefined : error;
}

/** A rule whose threshold is no number passes. */
function holds(rule: Rule, isWithin: (threshold: number) => boolean): boolean {
	const threshold = String(rule.threshold ?? '');
	return !isNumber(threshold) || isWithin(Number(threshold));
}

/** Dates are compared as text, so that a year of five digits comes before one of four (docs/contact-form-7.md 8.3). */
function datesHold(
	rule: Rule,
	values: readonly string[],
	inOrder: (value: string, threshold: string) => boolean,
): boolean {
	const threshold = String(rule.threshold ?? '');
	return !isDate(threshold) || values.filter(isDate).every((value) => inOrder(value, threshold));
}

function numbersIn(values: readonly string[]): number[] {
	return values.filter(isNumber).map(Number);
}

/** Length of all values together in UTF-16 code units, a line break of two characters counted as one. */
function lengthOf(values: readonly string[]): number {
	return values.reduce((sum, value) => sum + value.replaceAll('\r\n', '\n').length, 0);
}

function isOnStep(value: string, rule: Rule): boolean {
	const interval = rule.interval ?? 0;
	if (!(interval > 0)) return true;
	const rest = Math.abs(leadingNumber(value) - leadingNumber(rule.base ?? '')) % interval;
	return Math.min(rest, interval - rest) < 0.5e-6;
}

/** PHP's `floatval`: the number a text begins with, or 0. */
function leadingNumber(text: string): number {
	return Number(/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/.exec(text)?.[0] ?? 0);
}

function withLineFeeds(text: string): string {
	return text.replace(/\r\n?/g, '\n');
}

function endingOf(name: string): string {
	const dot = name.lastIndexOf('.');
	return dot < 0 ? '' : name.slice(dot).toLowerCase();
}

function sizeOf(files: readonly { size: number }[]): number {
	return files.reduce((sum, { size }) => sum + size, 0);
}

/** WordPress' table of media types and the endings of file names that belong to them (`wp_get_mime_types`). */
const knownEndings: Readonly<Record<string, string>> = {
	...commonEndings,
	'text/plain': 'txt asc c cc h srt',
	'text/csv': 'csv',
	'text/tab-separated-values': 'tsv',
	'text/calendar': 'ics',
	'text/richtext': 'rtx',
	'text/css': 'css',
	'text/html': 'htm html',
	'text/vtt': 'vtt',
	'application/rtf': 'rtf',
	'application/zip': 'zip',
	'application/x-gzip': 'gz gzip',
	'application/msword': 'doc',
	'application/vnd.ms-excel': 'xla xls xlt xlw',
	'application/vnd.ms-powerpoint': 'pot pps ppt',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
	'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
	'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
	'application/vnd.oasis.opendocument.text': 'odt',
	'application/vnd.oasis.opendocument.spreadsheet': 'ods',
	'application/vnd.oasis.opendocument.presentation': 'odp',
};
