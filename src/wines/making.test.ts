import { expect, test } from 'vitest';
import { yearsBetween } from './making';

const day = (date: string) => Date.parse(date) / 86_400_000;

test('of a stretch of time the years are told that begin in it', () => {
	expect(yearsBetween(day('2021-09-14'), day('2024-09-15')).map(({ year }) => year)).toEqual([2022, 2023, 2024]);
	expect(yearsBetween(day('2021-09-14'), day('2021-11-15'))).toEqual([]);
});
