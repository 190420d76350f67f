import { expect, test } from 'vitest';
import { archiveTiles } from '../tile-set';
import { childrenOf, planPictures } from './plan';

const name = ({ z, x, y }: { z: number; x: number; y: number }) => `${z}/${x}/${y}`;

test('a lone tile is drawn', () => {
	expect(planPictures([{ z: 3, x: 2, y: 5 }])).toEqual([[{ address: { z: 3, x: 2, y: 5 }, tile: true, from: 'land' }]]);
});

test('a tile above another is made of four, three of which are no tiles', () => {
	const [finer = [], [above] = []] = planPictures([
		{ z: 2, x: 1, y: 1 },
		{ z: 3, x: 3, y: 2 },
	]);
	expect(above).toEqual({ address: { z: 2, x: 1, y: 1 }, tile: true, from: 'children' });
	expect(finer.map(({ address, tile }) => `${name(address)} ${tile}`).toSorted()).toEqual([
		'3/2/2 false',
		'3/2/3 false',
		'3/3/2 true',
		'3/3/3 false',
	]);
});

test('every tile of the archive is made once, and after all that it is made of', () => {
	const made = new Set<string>();
	let tiles = 0;
	for (const { address, tile, from } of planPictures(archiveTiles()).flat()) {
		expect(made).not.toContain(name(address));
		if (from === 'children') for (const child of childrenOf(address)) expect(made).toContain(name(child));
		made.add(name(address));
		if (tile) tiles += 1;
	}
	expect(tiles).toBe(archiveTiles().length);
});
