import { expect, it } from 'vitest';
import { readContentFiles } from '../../build/content/read-content';
import { applyChange, fieldsOf } from './content-text';
import { withFollowing } from './following';

const files = readContentFiles();
const abade = files.get('src/content/wines/abade.md') ?? '';
const typing = (field: string, values: readonly string[], text = abade) =>
	values.reduce(
		(before, value) => withFollowing(before, applyChange(before, { type: 'set', path: [field], value })),
		text,
	);

it.each([
	['at once', ['2024']],
	['in place of what was there', ['2', '20', '202', '2024']],
	['after it was deleted letter by letter', ['202', '20', '2', '', '1', '19', '199', '1997', '2024']],
])('the title and the description of a wine follow a year typed %s', (_, values) => {
	const { title, description, ...others } = fieldsOf(typing('vintage', values));
	const { title: _title, description: former, ...same } = fieldsOf(abade);
	expect(title).toBe('Abade 2024, tinto do Douro');
	expect(description).toBe(String(former).replace('Abade 2022', 'Abade 2024'));
	expect(others).toEqual({ ...same, vintage: '2024' });
});

it('they follow a name in the same way', () => {
	expect(fieldsOf(typing('name', ['Abad', '', 'T', 'Tua'])).title).toBe('Tua 2022, tinto do Douro');
});

it('a title in the owner’s own words stays', () => {
	const own = applyChange(abade, { type: 'set', path: ['title'], value: 'O Abade de 2022, enfim' });
	expect(fieldsOf(typing('vintage', ['2024'], own)).title).toBe('O Abade de 2022, enfim');
});

it.each([...files].filter(([path]) => path.includes('/wines/')))(
	'a year typed and taken back leaves %s as it was',
	(_, text) => {
		const fields = fieldsOf(text);
		expect(fieldsOf(typing('vintage', ['20', '', '1', String(fields.vintage)], text))).toEqual(fields);
	},
);

it('what is no wine stays as it is', () => {
	const article = files.get('src/content/news/poda-na-vinha-velha.md') ?? '';
	const after = article.replace('title: ', 'title: Outra: ');
	expect(withFollowing(article, after)).toBe(after);
});
