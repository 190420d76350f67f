import { applyChange, type Change, type Reading, readText } from './content-text.ts';
import { applyJsonChange, readJson } from './json-text.ts';

/** What a file's text says, by what kind of file its path names. */
export function readFileText(path: string, text: string): Reading {
	return path.endsWith('.json') ? readJson(text) : readText(text);
}

/** The text of a file after a change. */
export function changeFileText(path: string, text: string, change: Change): string {
	return path.endsWith('.json') ? applyJsonChange(text, change) : applyChange(text, change);
}
