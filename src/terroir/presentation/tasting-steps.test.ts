import { describe, expect, it } from 'vitest';
import { parcelSlugs } from '../../content/parcels';
import { terroirs } from '../../content/terroirs';
import { winesFrom } from '../parcel/parcel-facts';
import { defaultOrder, formatOrder, parseOrder, stepsOf, wineLine } from './tasting-steps';

describe('the order of a tasting', () => {
	it.each(terroirs)('of $name pours each of its wines once, from the lightest on', (terroir) => {
		const steps = stepsOf(defaultOrder(terroir));
		const poured = steps.map(({ wine }) => wine?.slug);
		const made = new Set(terroir.parcels.flatMap((parcel) => winesFrom(parcel).map(({ slug }) => slug)));
		expect(new Set(poured).size).toBe(steps.length);
		expect(poured.length).toBeLessThanOrEqual(made.size);
		const order = ['brancos', 'rose', 'tintos', 'porto', 'azeite'];
		const ranks = steps.map(({ wine }) => order.indexOf(wine?.category ?? ''));
		expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
	});

	it('comes from the address, without what is unknown or there twice', () => {
		expect(parseOrder('rabigato,champagne, vv-moinho,rabigato,')).toEqual(['rabigato', 'vv-moinho']);
		expect(parseOrder(undefined)).toEqual([]);
	});

	it('goes into the address and comes back', () => {
		const order = defaultOrder(terroirs[0]!);
		expect(parseOrder(formatOrder(order))).toEqual(order);
	});
});

describe('what is poured', () => {
	it('is the wine of that parcel alone, where there is one', () => {
		expect(stepsOf(['vv-vinha-rio'])[0]?.wine?.slug).toBe('vinha-do-rio');
	});

	it('is another wine of the parcel if that one has been poured already', () => {
		expect(stepsOf(['vv-martim1', 'vv-martim2']).map(({ wine }) => wine?.slug)).toEqual(['martim', 'quatro-vistas']);
	});

	it('is nothing for a parcel that makes no wine', () => {
		const parcel = parcelSlugs.find((slug) => winesFrom(slug).length === 0)!;
		const [step] = stepsOf([parcel]);
		expect(step).toEqual({ parcel, wine: undefined });
		expect(wineLine(step!)).toBe('');
	});

	it.each([
		['francisca-franca', 'Tinto 2021'],
		['vf-tn', 'Quatro Vistas, tinto 2023'],
		['vv-vinha-c', 'Porto Vintage 2018'],
		['qt-vale-sabor-6', 'Azeite 2025'],
	] as const)('%s: %s', (parcel, line) => {
		expect(wineLine(stepsOf([parcel])[0]!)).toBe(line);
	});
});
