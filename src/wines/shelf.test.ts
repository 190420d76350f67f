import { expect, test } from 'vitest';
import { wines } from '../content/wines';
import { shelfOrder } from './shelf';

test('the shelf opens with a red, a white and a Port, and then keeps to the order of the house', () => {
	const shelf = shelfOrder(wines);
	expect(shelf.slice(0, 3).map(({ category }) => category)).toEqual(['tintos', 'brancos', 'porto']);
	expect(shelf.slice(3)).toEqual(wines.filter((wine) => !shelf.slice(0, 3).includes(wine)));
	expect(shelf).toHaveLength(wines.length);
});

test('of one family the order is that of the house', () => {
	const whites = wines.filter(({ category }) => category === 'brancos');
	expect(shelfOrder(whites)).toEqual(whites);
	expect(shelfOrder([])).toEqual([]);
});
