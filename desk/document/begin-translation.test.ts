import { describe, expect, it } from 'vitest';
import { checkTranslation } from '../../build/content/parse-content';
import { readContentFiles, readTranslations } from '../../build/content/read-content';
import { kindOf } from '../../build/content/schemas';
import { translationForm } from '../../build/content/translation-form';
import { originalOf } from '../../build/content/translation-path';
import { beginTranslation, labelsIn } from './begin-translation';
import { applyChange, type FieldValue, fieldsOf, type Path, readText, valueAt } from './content-text';

const originals = readContentFiles();
const translations = readTranslations();
const files = new Map([...originals, ...translations]);
const pairs = [...translations].map(([path, text]) => [originals.get(originalOf(path)) ?? '', text] as const);
const labels = labelsIn(pairs);
const formOf = (path: string) => translationForm(kindOf(originalOf(path))!, originalOf(path), 'en');
const begin = (path: string) => beginTranslation(originals.get(originalOf(path))!, formOf(path), labels)!;

function pathsIn(value: FieldValue | undefined, path: Path = []): Path[] {
	if (value === undefined || typeof value === 'string') return [path];
	return Object.entries(value).flatMap(([step, item]) =>
		pathsIn(item, [...path, Array.isArray(value) ? Number(step) : step]),
	);
}

/** What the existing translation has at a place; its labels of facts are its own, in the same order. */
function wordsAt(translation: string, begun: string, place: Path): FieldValue {
	const [own, rows] = [translation, begun].map((text) => valueAt(fieldsOf(text), place.slice(0, -1)) ?? {});
	const index = Object.keys(rows ?? {}).indexOf(String(place.at(-1)));
	return valueAt(fieldsOf(translation), place) ?? Object.values(own ?? {})[index] ?? '';
}

describe('a translation that is begun, of each file of the content', () => {
	it.each([...translations.keys()])('%s has a place for each word of its original, and none written', (path) => {
		const text = begin(path);
		expect(pathsIn(fieldsOf(text)).filter((place) => valueAt(fieldsOf(text), place) !== '')).toEqual([]);
		const missing = checkTranslation(new Map([...files, [path, text]]), path, () => true);
		expect(missing.length).toBeGreaterThan(0);
	});

	it.each([...translations])('%s is whole once its words are filled in', (path, translation) => {
		const begun = begin(path);
		const filled = pathsIn(fieldsOf(begun)).reduce(
			(text, path) => applyChange(text, { type: 'set', path, value: wordsAt(translation, begun, path) }),
			begun,
		);
		const reading = readText(translation);
		const text = applyChange(filled, { type: 'body', text: reading.kind === 'read' ? reading.body : '' });
		expect(checkTranslation(new Map([...files, [path, text]]), path, () => true)).toEqual([]);
	});
});

describe('the labels of facts', () => {
	it('are called what most translations call them', () => {
		const named = (label: string) =>
			['---\nfacts:\n  Cor: Rubi\n---\n', `---\nfacts:\n  ${label}: Ruby\n---\n`] as const;
		expect(labelsIn([named('Color'), named('Colour'), named('Colour')]).get('Cor')).toBe('Colour');
	});

	it('stay as they are where two would be one', () => {
		const original = '---\nfacts:\n  Castas: Rufete\n  Uva: Tinta\n---\n';
		const text = beginTranslation(
			original,
			formOf('src/content/en/vineyards/martim.md'),
			new Map([
				['Castas', 'Grapes'],
				['Uva', 'Grapes'],
			]),
		);
		expect(text).toContain('facts:\n  Grapes:\n  Uva:\n');
	});
});

it('of a file that cannot be read nothing is begun', () => {
	expect(beginTranslation('---\nname: "x\n---\n', formOf('src/content/en/wines/abade.md'), labels)).toBeUndefined();
});
