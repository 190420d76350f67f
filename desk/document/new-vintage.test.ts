import { describe, expect, it } from 'vitest';
import { readContentFiles } from '../../build/content/read-content';
import { fieldsOf, readText } from './content-text';
import { withNewVintage } from './new-vintage';

const files = readContentFiles();
const wines = [...files].filter(([path]) => path.includes('/wines/'));

describe('a new vintage', () => {
	it('of the Abade puts 2022 before 2021, and asks what 2023 was', () => {
		const before = fieldsOf(files.get('src/content/wines/abade.md') ?? '');
		const after = fieldsOf(withNewVintage(files.get('src/content/wines/abade.md') ?? ''));
		expect(after).toMatchObject({
			name: 'Abade',
			vintage: '2023',
			title: 'Abade 2023, tinto do Douro',
			lede: '',
			facts: { Castas: '', pH: '', Alergénios: 'Contém sulfitos', Enologia: 'Leonor Sarzedo' },
			tasting: { Cor: '', Mesa: '' },
			vintages: [
				{ year: '2022', line: before.lede, facts: before.facts, tasting: before.tasting, scores: before.scores },
				{ year: '2021' },
				{ year: '2020' },
			],
		});
		expect(after).not.toHaveProperty('scores');
		expect(after.parcels).toEqual(before.parcels);
	});

	it.each(wines)('of %s loses nothing of its earlier years nor of its text', (_path, text) => {
		const [before, after] = [readText(text), readText(withNewVintage(text))];
		if (before.kind === 'unreadable' || after.kind === 'unreadable') throw new Error('Every wine can be read.');
		expect(after.body).toBe(before.body);
		const [newest, ...earlier] = Array.isArray(after.fields.vintages) ? after.fields.vintages : [];
		expect(newest).toMatchObject({ year: before.fields.vintage, facts: before.fields.facts });
		expect(earlier).toEqual(before.fields.vintages ?? []);
	});

	it('of what is no wine is what it was', () => {
		const article = files.get('src/content/news/poda-na-vinha-velha.md') ?? '';
		expect(withNewVintage(article)).toBe(article);
	});
});
