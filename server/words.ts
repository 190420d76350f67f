/// <reference types="vite/types/importMeta.d.ts" />
import { primaryOf } from '../src/cf7/locale';
import { mainWords, type ServerWords } from './main-words';

/* Vite puts every folder of `src/messages/` in the place of these calls: a further language needs words there, and nothing here. */
const said = import.meta.glob<Pick<ServerWords, 'formAnswers' | 'postedForm'>>('../src/messages/*/server.ts', {
	eager: true,
});
const named = import.meta.glob<Pick<ServerWords, 'contactSubjects'>>('../src/messages/*/contact-subjects.ts', {
	eager: true,
});

/**
 * What the server says in a language.
 * @param tag its code, or a locale of it: `en`, `en_GB`. In a language that there are no words of it says it in the main one.
 */
export function wordsOf(tag: string): ServerWords {
	const found = [tag, primaryOf(tag)].flatMap((code) => {
		const folder = `../src/messages/${code}`;
		const [words, subjects] = [said[`${folder}/server.ts`], named[`${folder}/contact-subjects.ts`]];
		return words && subjects ? [{ ...words, ...subjects }] : [];
	});
	return found[0] ?? mainWords;
}
