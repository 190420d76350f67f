import { expect, test } from 'vitest';
import type { Score, WineSummary } from '../content/wines/wine';
import { relatedTo, scoreTable } from './load-wine';

function wine(slug: string, category: WineSummary['category'], parcel: WineSummary['parcels'][number]): WineSummary {
	return { slug, name: slug, category, vintage: 2021, parcels: [parcel], line: '' };
}

const own = wine('own', 'tintos', 'francisca-franca');
const wines = [
	own,
	wine('oil', 'azeite', 'qt-vale-sabor-3'),
	wine('white-here', 'brancos', 'rabigato'),
	wine('red-there', 'tintos', 'vv-martim1'),
	wine('red-here', 'tintos', 'vf-tn'),
];

test('the nearest are of the same family and estate, then of the family, then of the estate', () => {
	expect(relatedTo(own, wines).map(({ slug }) => slug)).toEqual(['red-here', 'red-there', 'white-here', 'oil']);
});

test('there are never more than six, and never the wine itself', () => {
	const many = Array.from({ length: 20 }, (_, place) => wine(`red-${place}`, 'tintos', 'vf-tn'));
	const related = relatedTo(own, [own, ...many]);
	expect(related).toHaveLength(6);
	expect(related).not.toContain(own);
});

const score = (guide: string, points: string): Score => ({ guide, points, edition: 2026, outOf: 100, quote: '' });

test('every guide has a column, every scored year a row, and what is missing stays empty', () => {
	const [a, b, c] = [score('A', '95'), score('B', '94'), score('B', '93')];
	expect(
		scoreTable([
			{ year: 2021, scores: [a] },
			{ year: 2020, scores: [] },
			{ year: 2019, scores: [b, c] },
		]),
	).toEqual({
		guides: ['A', 'B'],
		rows: [
			{ year: 2021, scores: [a, undefined] },
			{ year: 2019, scores: [undefined, b] },
		],
	});
});
