import { slugOf } from '../../build/content/document.ts';
import { siteLanguages } from '../../build/content/languages.ts';
import { isArticle } from '../../build/content/page-address.ts';
import { kindOf } from '../../build/content/schemas.ts';
import { sourceDigest, withoutNote, withSource } from '../../build/content/source-digest.ts';
import { translationForm } from '../../build/content/translation-form.ts';
import { languageOfFile, originalOf, translationOf } from '../../build/content/translation-path.ts';
import { addressIn, type Language } from '../../src/content/addresses.ts';
import type { FileForm, TranslationState } from '../answers.ts';
import { beginTranslation, labelsIn } from '../document/begin-translation.ts';
import { fieldsOf, type Texts, valueAt } from '../document/content-text.ts';
import { afterMove, type MovedPages, withoutFormer } from '../document/move-page.ts';
import { isSameWords } from '../document/same-words.ts';
import { hashOf, translationLanguages, type Write } from './files.ts';
import { slugShown } from './readable-translations.ts';

/* Files in other languages, by their paths: `src/content/en/wines/abade.md` has the words of `src/content/wines/abade.md`. */

/** The languages that the site has besides its own; with settings that cannot be read, all that there are words of. */
export function otherLanguages(settings = ''): readonly Language[] {
	try {
		return siteLanguages(settings).filter(({ isMain }) => !isMain);
	} catch {
		return translationLanguages();
	}
}

/** What a translation is to its original; nothing for a file that is none. */
export function translationState(path: string, texts: Texts, stored: Texts): TranslationState | undefined {
	const language = languageOfFile(path);
	if (language === undefined) return undefined;
	const original = originalOf(path);
	const digest = sourceDigest(stored.get(original) ?? texts.get(original) ?? '');
	const noted = valueAt(fieldsOf(texts.get(path) ?? ''), ['source']);
	const state = !stored.has(path) ? 'begun' : noted === digest ? 'current' : 'outdated';
	return {
		language,
		original,
		state,
		digest,
		...(isArticle(path) && { slug: slugShown(path, stored.get(path)) }),
	};
}

/** The form of a translation; nothing for a file that is none. */
export function formOfTranslation(path: string): FileForm | undefined {
	const language = translationLanguages().find(({ code }) => code === languageOfFile(path));
	const kind = kindOf(originalOf(path));
	return kind && language ? translationForm(kind, originalOf(path), language.code) : undefined;
}

/** The text that the translation of a file begins with; nothing where there is one, or where the file cannot be read. */
export function begunTranslation(
	texts: Texts,
	original: string,
	language: string,
): { path: string; text: string } | undefined {
	const path = translationOf(original, language);
	const [source, form] = [texts.get(original), formOfTranslation(path)];
	if (texts.has(path) || source === undefined || !form) return undefined;
	const pairs = [...texts].flatMap(([file, text]) => {
		const translated = languageOfFile(file) === language ? texts.get(originalOf(file)) : undefined;
		return translated === undefined ? [] : [[translated, text] as const];
	});
	const text = beginTranslation(source, form, labelsIn(pairs));
	return text === undefined ? undefined : { path, text };
}

/**
 * What is to be written, with what translations note of their originals: one that is stored says what its original does, unless nothing
 * but that note was changed in it. And those that nobody types in go on saying it where their originals change without their words.
 * @param isTyped whether a file has a text that is not stored
 */
export function withNotes(writes: readonly Write[], stored: Texts, isTyped: (path: string) => boolean): Write[] {
	const texts = new Map([...stored, ...writes.map(({ path, text }) => [path, text] as const)]);
	const noted = writes.map((write): Write => {
		const original = texts.get(originalOf(write.path));
		if (languageOfFile(write.path) === undefined || original === undefined) return write;
		const before = stored.get(write.path);
		const isNoteAlone = before !== undefined && withoutNote(before) === withoutNote(write.text);
		return isNoteAlone ? write : { ...write, text: withSource(write.text, original) };
	});
	return [...noted, ...followingNotes(writes, stored, isTyped)];
}

function followingNotes(writes: readonly Write[], stored: Texts, isTyped: (path: string) => boolean): Write[] {
	return writes.flatMap(({ path, text }) => {
		const before = stored.get(path);
		if (languageOfFile(path) !== undefined || before === undefined) return [];
		return translationLanguages().flatMap(({ code }) => {
			const translation = translationOf(path, code);
			const [own, form] = [stored.get(translation), formOfTranslation(translation)];
			// What is not UTF-8 is left alone.
			if (own === undefined || own.includes('\uFFFD') || !form || isTyped(translation)) return [];
			const isCurrent = withSource(own, before) === own;
			if (!isCurrent || !isSameWords(before, text, form.fields)) return [];
			return [{ path: translation, text: withSource(own, text), opened: hashOf(own) }];
		});
	});
}

/** The list of moved pages after articles have got other addresses in a language: by what is written, and by translations that are taken away. */
export function movedBySlugs(
	moved: MovedPages,
	writes: readonly Write[],
	withdrawn: readonly string[],
	stored: Texts,
): MovedPages {
	const changes = [...writes, ...withdrawn.map((path) => ({ path, text: undefined }))].filter(
		({ path }) => languageOfFile(path) !== undefined && isArticle(path),
	);
	return changes.reduce((list, { path, text }) => {
		const language = translationLanguages().find(({ code }) => code === languageOfFile(path));
		const [before, now] = [stored.get(path), text === undefined ? slugOf(path) : slugShown(path, text)];
		const addressOf = (slug: string) => (language ? addressIn(language, `/noticias/${slug}`) : slug);
		const former = before === undefined ? now : slugShown(path, before);
		const free = withoutFormer(list, addressOf(now));
		return former === now ? free : afterMove(free, addressOf(former), addressOf(now));
	}, moved);
}
