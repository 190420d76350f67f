import { expect, test } from 'vitest';
import { wines } from '../wines';
import house from './filosofia.md';
import { averageDay, dateOf, harvestsIn } from './harvests';

const harvests = harvestsIn(house.harvests.rows);
const dayOf = (year: number) => harvests.find((one) => one.year === year)?.day ?? Number.NaN;
const days = (from: number, to: number) =>
	harvests.flatMap(({ year, day }) => (year >= from && year <= to && day !== undefined ? [day] : []));

test('days are counted from the last of July, and a dash is no day', () => {
	expect(harvestsIn([{ from: 1974, days: '1/8 – 1/9' }])).toEqual([
		{ year: 1974, day: 1 },
		{ year: 1975, day: undefined },
		{ year: 1976, day: 32 },
	]);
	expect(harvestsIn([{ from: 2000, days: '31/9' }])).toEqual([{ year: 2000, day: Number.NaN }]);
});

test('a day so counted is a date again', () => {
	expect([1, 31, 32, 62].map(dateOf)).toEqual([
		[1, 8],
		[31, 8],
		[1, 9],
		[1, 10],
	]);
});

test('an average leaves out what is not known', () => {
	const known = harvestsIn([{ from: 1974, days: '10/8 – 20/8 1/10' }]);
	expect(averageDay(known, 1974, 1976)).toBe(15);
	expect(averageDay(known, 1975, 1975)).toBeUndefined();
});

test('there is a harvest for every year since the first', () => {
	expect(harvests.map(({ year }) => year)).toEqual(harvests.map((_, index) => 1868 + index));
});

test('the harvests are those that the news tell of', () => {
	expect([dayOf(2024), dayOf(2025), dayOf(2026)]).toEqual([14, 19, 12]);
	expect(Math.min(...days(1868, 2025))).toBe(14);
	expect(days(2015, 2026).filter((day) => day > 28)).toHaveLength(1);
});

const august = ['ago.', 'set.', 'out.'];

test('no wine was picked before the first day of its harvest', async () => {
	for (const { slug, vintage } of wines) {
		const { default: page } = await import(`../wines/${slug}.md`);
		const [, day, month = ''] = /^(\d+)(?:\D\d+| e \d+)? (ago\.|set\.|out\.)/.exec(page.steps[0].when) ?? [];
		if (!month) continue;
		const [before = 0] = [[0, 31, 61][august.indexOf(month)]];
		expect(before + Number(day), slug).toBeGreaterThanOrEqual(dayOf(vintage));
	}
});
