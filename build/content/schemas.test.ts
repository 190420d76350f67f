import { expect, test } from 'vitest';
import { type Field, formOf, type Input } from './forms.ts';
import { checkContent, checkFile } from './parse-content.ts';
import { readContent, readContentFiles } from './read-content.ts';
import { kindOf, pageKinds } from './schemas.ts';
import { articleFile, goodFiles, wineFile } from './testing/good-files.ts';

const everything = () => true;
const wineForm = formOf(kindOf(wineFile)!.schema);
const fieldOf = (name: string) => wineForm.find((field) => field.name === name)!;

function fieldsOf(fields: readonly Field[]): Field[] {
	return fields.flatMap((field) => [field, ...fieldsOf(fieldsIn(field.input))]);
}

function fieldsIn(input: Input): readonly Field[] {
	if (input.kind === 'list') return fieldsIn(input.item);
	return input.kind === 'group' || input.kind === 'by-parcel' ? input.fields : [];
}

test.each([...readContentFiles().keys()])('every field of %s has a title and a hint in words', (file) => {
	const fields = fieldsOf(formOf(kindOf(file)!.schema));
	expect(fields.length).toBeGreaterThan(0);
	for (const { name, title, hint } of fields) {
		expect(title, name).toMatch(/^\p{Lu}[\p{L} ]+$/u);
		expect(hint, name).toMatch(/^\p{Lu}.*[.]$/u);
	}
});

test('every page of the site has its file, and every file its page', () => {
	expect([...readContent().pages.keys()].toSorted()).toEqual([...pageKinds.keys()].toSorted());
	expect(kindOf('src/content/pages/loja.md')).toBeUndefined();
});

test('a form knows what each field takes', () => {
	expect(fieldOf('title')).toMatchObject({ optional: false, input: { kind: 'text', atLeast: 1, atMost: 60 } });
	expect(fieldOf('description').input).toMatchObject({ kind: 'text', atLeast: 50, atMost: 155 });
	expect(fieldOf('vintage').input).toEqual({ kind: 'year' });
	expect(fieldOf('category').input).toMatchObject({
		kind: 'choice',
		options: [{ value: 'tintos', name: 'Tintos' }, {}, {}, {}, {}],
	});
	expect(fieldOf('parcels').input).toEqual({ kind: 'list', item: { kind: 'parcel' }, atLeast: 1 });
	expect(fieldOf('facts').input).toEqual({ kind: 'facts' });
	expect(fieldOf('scores')).toMatchObject({ optional: true, title: 'Pontuações', input: { kind: 'list', atLeast: 0 } });
	expect(fieldOf('vintages')).toMatchObject({ optional: true, input: { item: { kind: 'group' } } });
});

test('a list of a fixed length says so, and an estate has a group for each parcel', () => {
	const home = formOf(kindOf('src/content/visits/prova.md')!.schema).find(({ name }) => name === 'home')!;
	expect(fieldsIn(home.input)[1]!.input).toMatchObject({ kind: 'list', atLeast: 2, atMost: 2, item: { kind: 'text' } });
	const estate = formOf(kindOf('src/content/vineyards/martim.md')!.schema);
	expect(estate[1]!.input).toMatchObject({ kind: 'by-parcel', fields: [{ name: 'castas' }, {}, {}, {}] });
});

test('a file is checked alone, with the path of the field that is wrong', () => {
	const source = goodFiles().get(wineFile)!.replace('17,5', '21').replace('*muito*', '<b>muito</b>');
	expect(checkFile(wineFile, source, everything)).toEqual([
		{ file: wineFile, line: 22, path: ['scores', 0, 'points'], message: '"points" é mais do que "outOf".' },
		{ file: wineFile, line: 32, message: 'HTML não pode estar num texto.' },
	]);
	expect(checkFile(wineFile, goodFiles().get(wineFile)!, everything)).toEqual([]);
});

test('all files are checked together without an exception, in their order', () => {
	const files = goodFiles();
	expect(checkContent(files, everything)).toEqual([]);
	files.set(wineFile, files.get(wineFile)!.replace('tintos', 'tinto'));
	files.set(articleFile, files.get(articleFile)!.replace('/vinhos/teste#vinha', '/vinhos/novo'));
	expect(checkContent(files, everything)).toEqual([
		{ file: articleFile, line: 24, message: 'Não há página /vinhos/novo.' },
		expect.objectContaining({ file: wineFile, line: 4, path: ['category'] }),
	]);
});
