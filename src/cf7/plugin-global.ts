import { isRecord } from '../platform/json';
import type { Schema } from './schema';

/** What a page of the plugin says in its global `wpcf7`, and what the client adds to it (CONTRACT 1, 10). */
export type PluginGlobal = {
	api: { root: string; namespace: string };
	/** The page came from a cache: quizzes and captchas in it are old. */
	isCached: boolean;
	/** The site holds its forms back; it may change while the page is open. */
	isBlocked(): boolean;
	/** Adds what the site has not put there itself; what it has stays, and is used. */
	complete(functions: PluginFunctions): PluginFunctions;
};

/** The functions by which a site's scripts work a form, and the schemas that have come, by form id. */
export type PluginFunctions = {
	init(form: HTMLFormElement): void;
	submit(form: HTMLFormElement, options?: { submitter?: HTMLElement | null }): void;
	reset(form: HTMLFormElement): void;
	validate(form: HTMLFormElement, options?: { target?: Element }): void;
	schemas: Map<number, Schema | undefined>;
};

/** Reads the global of a page. @returns what is missing, in the plugin's words, if the client cannot run (CONTRACT 10) */
export function parsePluginGlobal(wpcf7: unknown): { kind: 'global'; global: PluginGlobal } | MissingGlobal {
	if (!isRecord(wpcf7)) return { kind: 'missing', message: 'wpcf7 is not defined.' };
	const { api } = wpcf7;
	if (!isRecord(api) || typeof api.root !== 'string' || typeof api.namespace !== 'string') {
		return { kind: 'missing', message: 'wpcf7.api is not defined.' };
	}
	return { kind: 'global', global: createPluginGlobal(wpcf7, { root: api.root, namespace: api.namespace }) };
}

export type MissingGlobal = { kind: 'missing'; message: string };

/** What the client reads in the object behind a page's global, and writes there. */
export function createPluginGlobal(wpcf7: Record<string, unknown>, api: PluginGlobal['api']): PluginGlobal {
	return {
		api,
		isCached: Boolean(wpcf7.cached),
		isBlocked: () => Boolean(wpcf7.blocked),
		complete: (functions) => complete(wpcf7, functions),
	};
}

function complete(wpcf7: Record<string, unknown>, functions: PluginFunctions): PluginFunctions {
	Object.assign(wpcf7, { ...functions, ...wpcf7 });
	return {
		init: (form) => call(wpcf7.init, form),
		submit: (form, options) => call(wpcf7.submit, form, options),
		reset: (form) => call(wpcf7.reset, form),
		validate: (form, options) => call(wpcf7.validate, form, options),
		schemas: functions.schemas,
	};
}

/** Looked up at every call: a site may replace a function at any time. */
function call(action: unknown, ...given: unknown[]): void {
	if (typeof action === 'function') action(...given);
}
