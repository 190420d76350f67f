import { expect, test } from 'vitest';
import { makingYears, yearsBetween } from './making';

const day = (date: string) => Date.parse(date) / 86_400_000;

test('of a stretch of time the years are told that begin in it', () => {
	expect(yearsBetween(day('2021-09-14'), day('2024-09-15')).map(({ year }) => year)).toEqual([2022, 2023, 2024]);
	expect(yearsBetween(day('2021-09-14'), day('2021-11-15'))).toEqual([]);
});

test('a timeline goes from the first to the last year that it names', () => {
	const steps = ['14 set. 2021', '18 meses', 'out. 2021', 'set. 2024'].map((when) => ({ when, label: '', value: '' }));
	expect(makingYears(steps)).toEqual({ from: 2021, to: 2024 });
	expect(makingYears(steps.slice(1, 2))).toEqual({ from: undefined, to: undefined });
});
