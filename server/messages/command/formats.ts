import { printableText } from '../../../src/platform/printable-text';
import { fieldText, type StoredMessage } from './stored-messages';

/** `2026-11-26 07:08:38` where the producer is. */
const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Lisbon' });

/** Each message for a terminal: when it came, and every field with what was written there. */
export function toList(messages: readonly StoredMessage[]): string[] {
	return messages.flatMap(({ receivedAt, data, files }) => [
		time.format(new Date(receivedAt)),
		...Object.entries(data).flatMap(([name, value]) => fieldLines(printableText(name), fieldText(value))),
		...files.map(({ name, savedAs }) => `  ${printableText(name)} (${printableText(savedAs)})`),
		'',
	]);
}

function fieldLines(name: string, text: string): string[] {
	const [first = '', ...more] = text.split(/\r\n|\r|\n/).map((line) => printableText(line));
	return [`  ${name}: ${first}`, ...more.map((line) => `    ${line}`)];
}

/** The messages as they are stored. */
export function toJson(messages: readonly StoredMessage[]): string {
	return `${JSON.stringify(messages, null, '\t')}\n`;
}

/**
 * A table with a column for each field of any message, as a spreadsheet set to Portuguese opens it: UTF-8 with a mark, separated
 * by semicolons.
 */
export function toCsv(messages: readonly StoredMessage[]): string {
	const names = [...new Set(messages.flatMap(({ data }) => Object.keys(data)))];
	const rows = messages.map(({ id, receivedAt, formId, data, files }) => [
		id,
		time.format(new Date(receivedAt)),
		String(formId),
		...names.map((name) => fieldText(Object.hasOwn(data, name) ? data[name] : '')),
		files.map(({ savedAs }) => savedAs).join('\n'),
	]);
	const table = [['id', 'recebida', 'formulário', ...names, 'ficheiros'], ...rows];
	return `\ufeff${table.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`;
}

/** What a spreadsheet takes for the beginning of a formula, which can send the other cells elsewhere. */
const formula = /^[=+\-@\t\r\n]/;

/** A visitor's text must stay a text: an apostrophe in front says so to a spreadsheet. */
function toCell(text: string): string {
	return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
