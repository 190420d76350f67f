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

/** The text below the fields as it is edited: without the empty line above it and the end of its last line, and with ends of lines as a browser has them. */
export function bodyForEditing(body: string): string {
	return body.replaceAll('\r\n', '\n').replace(/^\n/, '').replace(/\n$/, '');
}

/** What was edited, below an empty line and with the end of its last one: other empty lines around it are its own. Lines end as they did in the file. */
export function bodyFromEditing(edited: string, former: string): string {
	const body = `\n${edited}\n`;
	return former.includes('\r\n') ? body.replaceAll('\n', '\r\n') : body;
}
