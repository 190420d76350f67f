import { applyChange, type Change, type Reading, readText } from './content-text.ts';
import { applyJsonChange, readJson } from './json-text.ts';

/** The last text of each file with what it says: the list asks for all files again when one of them has changed. */
const lastRead = new Map<string, { text: string; reading: Reading }>();

/** What a file's text says, by what kind of file its path names. */
export function readFileText(path: string, text: string): Reading {
	const last = lastRead.get(path);
	if (last?.text === text) return last.reading;
	const reading = path.endsWith('.json') ? readJson(text) : readText(text);
	lastRead.set(path, { text, reading });
	return reading;
}

/** The text of a file after a change. */
export function changeFileText(path: string, text: string, change: Change): string {
	return path.endsWith('.json') ? applyJsonChange(text, change) : applyChange(text, change);
}

/** The text below the fields as it is edited: without the empty lines around it, which stay in the file, and with ends of lines as a browser has them. */
export function bodyForEditing(body: string): string {
	return body.replaceAll('\r\n', '\n').replace(/^\n+|\n+$/g, '');
}

/** What was edited, with the empty lines and the ends of lines that the file had. */
export function bodyFromEditing(edited: string, former: string): string {
	const isWindows = former.includes('\r\n');
	const plain = former.replaceAll('\r\n', '\n');
	const opening = /^\n*/.exec(plain)?.[0] || '\n';
	const closing = plain === '' || /^\n*$/.test(plain) ? '\n' : (/\n*$/.exec(plain)?.[0] ?? '');
	const body = `${opening}${edited}${closing}`;
	return isWindows ? body.replaceAll('\n', '\r\n') : body;
}
