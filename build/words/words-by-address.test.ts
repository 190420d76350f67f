import { expect, it } from 'vitest';
import { knownLanguages } from '../content/languages.ts';
import { wordsByAddress } from './words-by-address.ts';
import { exportsOf } from './words-modules.ts';

const languages = knownLanguages();

it('a module of words exports all that the Portuguese one does, of the language of the page', () => {
	const { resolveId, load } = wordsByAddress(languages);
	if (typeof resolveId !== 'function' || typeof load !== 'function') throw new Error('The plugin loads nothing.');
	const id = Reflect.apply(resolveId, undefined, ['#messages/news']);
	const code: string = Reflect.apply(load, undefined, [id]);
	for (const name of exportsOf('messages/news')) expect(code).toMatch(new RegExp(`\\bas ${name}\\b`));
	expect(Reflect.apply(resolveId, undefined, ['./news'])).toBeUndefined();
});
