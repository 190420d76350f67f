import { expect, test } from 'vitest';
import house from '../pages/filosofia.md';
import { wines } from './index';
import type { WinePage } from './wine';

const pages = import.meta.glob<WinePage>('./*.md', { import: 'default', eager: true });

const made = wines.flatMap(({ slug, name, vintage }) => {
	const page = pages[`./${slug}.md`];
	const years = [{ year: vintage, facts: page?.facts ?? [] }, ...(page?.vintages ?? [])];
	return years.flatMap(({ year, facts }) =>
		facts.filter(({ label }) => label === 'Enologia').map(({ value }) => ({ lot: `${name} ${year}`, year, value })),
	);
});

test.each(made)('who made $lot is told of in the philosophy, and was there', ({ year, value }) => {
	const [, name, from] = /^(.+?)(?:, desde (\d{4}))?$/.exec(value) ?? [];
	const maker = house.people.of.find((one) => one.name === name);
	expect(maker?.role).toBe('Enologia');
	expect(Number(from ?? year)).toBeGreaterThanOrEqual(maker?.since ?? Number.POSITIVE_INFINITY);
});

test('every wine names who made it', () => {
	const named = new Set(made.map(({ lot }) => lot));
	const unnamed = wines.filter(
		({ category, name, vintage }) => category !== 'azeite' && !named.has(`${name} ${vintage}`),
	);
	expect(unnamed).toEqual([]);
});
