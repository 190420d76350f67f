import { describe, expect, it } from 'vitest';
import { exportsOf, keyOf } from './words-modules';
import { wordsToFetch } from './words-to-fetch';

type Chunk = { words?: string[]; imports?: string[]; parts?: string[]; isEntry?: boolean };

/** Scripts by their paths, with the modules of words that are in them. */
const chunksOf = (chunks: Record<string, Chunk>) =>
	Object.fromEntries(
		Object.entries(chunks).map(([path, { words = [], imports = [], parts = [], isEntry = false }]) => [
			path,
			{ name: path, isEntry, imports, dynamicImports: parts, moduleIds: words.map((word) => `\0words:${word}`) },
		]),
	);

describe('before a part is fetched, the words are that it takes', () => {
	it('and that are not here already', () => {
		const chunks = chunksOf({
			app: { isEntry: true, words: ['shell'], parts: ['page'] },
			page: { words: ['page', 'shell'], parts: ['list', 'plain'] },
			list: { words: ['list', 'page'] },
			plain: { words: ['shell'] },
		});
		expect([...wordsToFetch(chunks)]).toEqual([
			['list', ['list']],
			['page', ['page']],
		]);
	});

	it('and that one of the scripts which fetch it lacks', () => {
		const chunks = chunksOf({
			app: { isEntry: true, parts: ['one', 'other'] },
			one: { words: ['form'], parts: ['list'] },
			other: { parts: ['list'] },
			list: { words: ['form', 'list'] },
		});
		expect(wordsToFetch(chunks).get('list')).toEqual(['form', 'list']);
	});

	it('also those of what it imports at once', () => {
		const chunks = chunksOf({
			app: { isEntry: true, parts: ['page'] },
			page: { imports: ['shared'] },
			shared: { words: ['shared'] },
		});
		expect(wordsToFetch(chunks).get('page')).toEqual(['shared']);
	});

	it('though scripts fetch each other in a circle', () => {
		const chunks = chunksOf({
			app: { isEntry: true, parts: ['one'] },
			one: { words: ['one'], parts: ['other'] },
			other: { words: ['other', 'one'], parts: ['one'] },
		});
		expect([...wordsToFetch(chunks)]).toEqual([
			['one', ['one']],
			['other', ['other']],
		]);
	});
});

it('every export of a module of words has a place, functions too', () => {
	expect(exportsOf('messages/outbox')).toEqual(expect.arrayContaining(['outboxMessages', 'subjectText', 'momentText']));
	expect(exportsOf('content/wines')).toEqual(['default']);
});

it('each module of words has a number of its own', () => {
	const modules = ['messages/shell', 'messages/news', 'content/wines', 'content/pages/filosofia'];
	expect(new Set(modules.map(keyOf)).size).toBe(modules.length);
	expect(() => keyOf('messages/nothing')).toThrow('messages/nothing');
});
