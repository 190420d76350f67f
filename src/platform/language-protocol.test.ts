import { expect, test } from 'vitest';
import { parseLanguagesMessage } from './language-protocol';

test('a report is read, and what another build may add to it is left out', () => {
	const known = {
		pt: { kind: 'ready', done: 2, total: 2 },
		en: { kind: 'stopped', reason: 'storage-full', done: 1, total: 3 },
	};
	const unknown = {
		fr: { kind: 'stopped', reason: 'strike', done: 1, total: 3 },
		de: { kind: 'frozen', done: 1, total: 3 },
		es: { kind: 'ready', done: '2', total: 2 },
		it: null,
	};
	expect(parseLanguagesMessage({ type: 'languages', languages: { ...known, ...unknown } })).toEqual(known);
});

test.each([
	null,
	'languages',
	{ type: 'languages' },
	{ type: 'languages', languages: ['pt'] },
	{ type: 'pictures:warmed' },
])('%j is no report', (message) => {
	expect(parseLanguagesMessage(message)).toBeUndefined();
});
