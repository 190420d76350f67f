import { expect, it } from 'vitest';
import { recordedOwnerForm } from '../../tests/conformance/owner-form.ts';
import { makeFolder } from '../../tests/unit/test-site.ts';
import { checkOwnerForms, parseOwnerForm, readOwnerForm } from './owner-form-file.ts';

const file = 'src/content/forms/pt.json';
const form = recordedOwnerForm();
const { page: _page, ...shown } = form;
const said = (change: object | string) => {
	const text = typeof change === 'string' ? change : JSON.stringify({ ...form, ...change }, null, '\t');
	return parseOwnerForm(file, text).problems.map(({ message }) => message);
};
const paragraph = (attributes: object, element = 'p') => ({ markup: [{ element, attributes, children: ['Nome'] }] });

it('a form of every field type is read as it was stored', () => {
	expect(parseOwnerForm(file, JSON.stringify(form))).toEqual({ form: shown, problems: [] });
});

it('what is no JSON is said with its line', () => {
	expect(parseOwnerForm(file, '{\n\t"id": 7,\n\t"page" "x"\n}').problems).toEqual([
		{ file, line: 3, message: 'Não é JSON que se possa ler.' },
	]);
});

it.each([
	['a member of another kind', { id: '7' }, '"id" não está como devia.'],
	['a member that is missing', { version: undefined }, '"version" falta.'],
	['a script', paragraph({}, 'script'), 'O elemento "script" não pode estar num formulário deste sítio.'],
	['a style', paragraph({ style: 'color: red' }), '"style" não pode estar assim em "p".'],
	['a handler', paragraph({ onclick: 'x()' }), '"onclick" não pode estar assim em "p".'],
	[
		'a hidden field that names the form',
		{ hidden: { _wpcf7: '9' } },
		'"hidden._wpcf7" não pode ser um campo do autor do formulário.',
	],
	[
		'a static id of messages',
		{ hidden: { _qv_submission: 'x' } },
		'"hidden._qv_submission" não pode ser um campo do autor do formulário.',
	],
	['an address that runs', paragraph({ href: 'javascript:x()' }, 'a'), '"href" não pode estar assim em "a".'],
])('%s is refused', (_what, change, message) => {
	expect(said(change)).toEqual([message]);
});

it('what is wrong deep in the markup is said with its line', () => {
	const text = JSON.stringify({ ...form, ...paragraph({ onclick: 'x()' }) }, null, '\t');
	const line = text.split('\n').findIndex((each) => each.includes('onclick')) + 1;
	expect(parseOwnerForm(file, text).problems.map((problem) => problem.line)).toEqual([line]);
});

it('a language without a form of its own has that of the first one', async () => {
	const { url, write, remove } = await makeFolder();
	expect(readOwnerForm(url, 'en')).toBeUndefined();
	await write(file, JSON.stringify(form));
	expect(readOwnerForm(url, 'en')).toEqual(shown);
	await write('src/content/forms/en.json', JSON.stringify({ ...form, id: 8 }));
	expect(readOwnerForm(url, 'en')?.id).toBe(8);
	expect(readOwnerForm(url, 'pt')?.id).toBe(form.id);
	await remove();
});

it('of a form that cannot be sent from here the check says so, and of a language that the site has not', async () => {
	const formWith = (unkept: string[]) => JSON.stringify({ ...form, unkept });
	const { url, remove } = await makeFolder({
		[file]: formWith(['captcha']),
		'src/content/forms/xx.json': formWith([]),
	});
	const { problems, notes } = checkOwnerForms(url);
	expect(notes).toMatchObject([{ file, line: 1, message: expect.stringContaining('pede um código') }]);
	expect(problems).toMatchObject([{ file: 'src/content/forms/xx.json', line: 1 }]);
	await remove();
});
