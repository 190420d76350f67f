import { describe, expect, it } from 'vitest';
import { vineyards } from '../vineyards/vineyard';
import { wines } from './index';
import type { WinePage } from './wine';

const pages = import.meta.glob<WinePage>('./*.md', { import: 'default', eager: true });
const others = 'outras';

/** `Tinta Roriz 29 %, outras 7 %`, as pairs of name and share in percent. */
function sharesOf(castas: string): [casta: string, percent: number][] {
	return castas.split(', ').map((part) => {
		const [, casta = '', percent = ''] = /^(.+?)\s([\d,]+)\s%$/.exec(part) ?? [];
		return [casta, Number(percent.replace(',', '.'))];
	});
}

const lots = wines.flatMap(({ slug, name, vintage, parcels }) => {
	const page = pages[`./${slug}.md`];
	const grown = new Set(parcels.flatMap((parcel) => sharesOf(vineyards[parcel].castas).map(([casta]) => casta)));
	const years = [{ year: vintage, facts: page?.facts ?? [] }, ...(page?.vintages ?? [])];
	return years.flatMap(({ year, facts }) =>
		facts
			.filter(({ label }) => label === 'Castas')
			.map(({ value }) => ({ lot: `${name} ${year}`, shares: sharesOf(value), grown })),
	);
});

describe.each(lots)('$lot', ({ shares, grown }) => {
	const named = shares.map(([casta]) => casta);

	it('names its castas in shares that make a hundred, the largest first', () => {
		const percents = shares.filter(([casta]) => casta !== others).map(([, percent]) => percent);
		expect(shares.reduce((sum, [, percent]) => sum + percent, 0)).toBeCloseTo(100, 0);
		expect(percents).toEqual(percents.toSorted((one, other) => other - one));
	});

	it('has no casta that none of its parcels grows', () => {
		expect(grown.has(others) ? [] : named.filter((casta) => casta !== others && !grown.has(casta))).toEqual([]);
	});

	it('leaves no casta of its parcels unsaid', () => {
		expect(named.includes(others) ? [] : [...grown].filter((casta) => !named.includes(casta))).toEqual([]);
	});
});
