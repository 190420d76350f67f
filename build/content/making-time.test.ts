import { expect, test } from 'vitest';
import { withTimes } from './making-time';

const timesIn = (language: string, whens: readonly string[]) => {
	const steps = whens.map((when) => ({ when, label: when, value: '' }));
	return withTimes(steps, language).map(({ time }) => time);
};
const timesOf = (...whens: string[]) => timesIn('pt', whens);
const day = (date: string) => Date.parse(date) / 86_400_000;
const stretch = (from: string, to: string) => ({ from: day(from), to: day(to) });

test('three nights are three days and twenty months twenty months, each from where the step before ends', () => {
	const [harvest, treading, fortified, cask, bottled] = timesOf(
		'24–26 set. 2018',
		'3 noites',
		'27 set.',
		'20 meses',
		'jul. 2020',
	);
	expect(harvest).toEqual(stretch('2018-09-24', '2018-09-26'));
	// The next date begins a day after the harvest.
	expect(treading).toEqual(stretch('2018-09-26', '2018-09-27'));
	expect(fortified).toEqual(stretch('2018-09-27', '2018-09-27'));
	expect((cask?.to ?? 0) - (cask?.from ?? 0)).toBeCloseTo(608.8, 1);
	expect(bottled).toEqual(stretch('2020-07-15', '2020-07-15'));
});

test('dates over two months, two days, and those without a year follow what went before', () => {
	expect(timesOf('28 ago.–26 set. 2023')).toEqual([stretch('2023-08-28', '2023-09-26')]);
	expect(timesOf('14 e 20 set. 2021', '14–26 set.')).toEqual([
		stretch('2021-09-14', '2021-09-14'),
		stretch('2021-09-14', '2021-09-26'),
	]);
	expect(timesOf('dez. 2022', '3 jan.')[1]).toEqual(stretch('2023-01-03', '2023-01-03'));
});

test('years, weeks and hours are spans; of two figures the longer', () => {
	const [, years] = timesOf('16–17 set. 2009', '2009–2025', 'abr. 2025');
	expect(years).toEqual(stretch('2009-09-17', '2025-01-01'));
	const [, days] = timesOf('1 set. 2022', '7 a 10 dias');
	expect((days?.to ?? 0) - (days?.from ?? 0)).toBe(10);
	const [, hours] = timesOf('1 set. 2022', '6 horas');
	expect((hours?.to ?? 0) - (hours?.from ?? 0)).toBe(0.25);
});

test('what names no time has none, and what follows begins where time was last known', () => {
	const [, , warm, week] = timesOf('14 nov. 2025', '8 horas', 'A 24 °C', '1 semana');
	expect(warm).toBeUndefined();
	expect(week?.from).toBeCloseTo(day('2025-11-14') + 1 / 3, 5);
	expect(timesOf('Depois')).toEqual([undefined]);
});

test('an English timeline is read by its own words', () => {
	expect(timesIn('en', ['14 and 20 Sep 2021', '3 nights', 'May 2023'])).toEqual([
		stretch('2021-09-14', '2021-09-20'),
		stretch('2021-09-20', '2021-09-23'),
		stretch('2023-05-15', '2023-05-15'),
	]);
});
