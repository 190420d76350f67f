import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { RenderedLanguage } from './render-pages.ts';

/** By the code of each language. */
export type RenderedPages = ReadonlyMap<string, RenderedLanguage>;

/**
 * Has every address of the site rendered by a program of its own (`render-pages.ts`) while the build for browsers goes on. To be the first of
 * the plugins: the program is loaded while the others see whether anything is missing.
 */
export function renderMeanwhile(settings: string): { plugin: Plugin; pages: () => Promise<RenderedPages> } {
	const failed = new AbortController();
	let program: Program | undefined;
	let rendering: Promise<RenderedPages> | undefined;
	const plugin: Plugin = {
		name: 'render-pages',
		apply: 'build',
		config: {
			order: 'pre',
			handler() {
				program = startProgram(settings, failed.signal);
			},
		},
		// What is missing has been drawn by now, and the content was found right.
		configResolved() {
			rendering = program && renderPages(program);
			// Told where it is waited for.
			rendering?.catch(() => undefined);
		},
		buildEnd(error) {
			if (error) failed.abort();
		},
	};
	return {
		plugin,
		pages: () => rendering ?? Promise.reject(new Error('Nothing renders the pages.')),
	};
}

type Program = { process: ChildProcess; ended: Promise<unknown>; said: () => string };

function startProgram(settings: string, signal: AbortSignal): Program {
	const child = fork(join(import.meta.dirname, 'render-pages.ts'), [settings], {
		execArgv: ['--import', 'tsx'],
		serialization: 'advanced',
		stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
		signal,
	});
	let said = '';
	child.stderr?.setEncoding('utf8').on('data', (text: string) => {
		said += text;
	});
	const ended = once(child, 'close').then(([code, by]) => by ?? code);
	// Told where it is waited for.
	ended.catch(() => undefined);
	return { process: child, ended, said: () => said };
}

/** @throws where a page could not be rendered */
async function renderPages({ process: child, ended, said }: Program): Promise<RenderedPages> {
	const answered = once(child, 'message').then(([rendered]): unknown => rendered);
	child.send('render', () => undefined);
	const result = await Promise.race([answered, ended]);
	if (!(result instanceof Map))
		throw new Error(said().trim() || `The program that renders pages ended with ${result}.`);
	process.stderr.write(said());
	return result;
}
