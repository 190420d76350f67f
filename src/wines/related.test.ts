import { expect, test } from 'vitest';
import type { WineSummary } from '../content/wines/wine';
import { relatedTo } from './related';

function wine(slug: string, category: WineSummary['category'], parcel: WineSummary['parcels'][number]): WineSummary {
	return { slug, name: slug, category, vintage: 2021, parcels: [parcel], line: '' };
}

const own = wine('own', 'tintos', 'francisca-franca');
const shelf = [
	own,
	wine('oil', 'azeite', 'qt-vale-sabor-3'),
	wine('white-here', 'brancos', 'rabigato'),
	wine('red-there', 'tintos', 'vv-martim1'),
	wine('red-here', 'tintos', 'vf-tn'),
];

test('the nearest are of the same family and estate, then of the family, then of the estate', () => {
	expect(relatedTo(own, shelf).map(({ slug }) => slug)).toEqual(['red-here', 'red-there', 'white-here', 'oil']);
});

test('there are never more than six, and never the wine itself', () => {
	const many = Array.from({ length: 20 }, (_, place) => wine(`red-${place}`, 'tintos', 'vf-tn'));
	const related = relatedTo(own, [own, ...many]);
	expect(related).toHaveLength(6);
	expect(related).not.toContain(own);
});
