import { readFileSync } from 'node:fs';

/** What the plugin's own front-end was seen to do in a browser: events with their detail, requests, answers. */
export type Step = {
	event?: string;
	detail?: Record<string, unknown> & { status: string; prevStatus?: string; apiResponse?: unknown };
	bubbles?: boolean;
	cancelable?: boolean;
	formDataStatusAttr?: string;
	responseOutputText?: string;
	request?: string;
	headers?: Record<string, string>;
	fields?: [name: string, value: string][];
	domEvent?: string;
	defaultPrevented?: boolean;
	answered?: string;
	status?: number;
	requestFailed?: string;
};

/** How the page was found afterwards. */
export type After = {
	dataStatus: string;
	formClass: string;
	responseOutput: { text: string; html: string; ariaHidden: string; visible: boolean }[];
	screenReaderStatus: string;
	screenReaderList: string;
	values: Record<string, string | boolean>;
	counters: { cls: string; cur: string; text: string }[];
	submitButtons: { disabled: boolean; nextSibling: string }[];
	[other: string]: unknown;
};

export type Recording = { name: string; note: string; console: string[]; timeline: Step[]; after: After };

/** From the repository's root: in happy-dom a module has no address of a file. */
export const recordedFolder = 'tests/conformance/recorded';

export function recordedText(name: string): string {
	return readFileSync(`${recordedFolder}/${name}`, 'utf8');
}

export function recordedJson(name: string) {
	return JSON.parse(recordedText(`${name}.json`));
}

export function recording(name: string): Recording {
	return recordedJson(name);
}
