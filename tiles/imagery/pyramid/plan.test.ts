import { expect, test } from 'vitest';
import { childrenOf } from '../../geo/mercator';
import { readParcelOutlines } from '../../geo/parcel-outlines';
import { archiveTiles } from '../tile-set';
import { planPictures } from './plan';

const name = ({ z, x, y }: { z: number; x: number; y: number }) => `${z}/${x}/${y}`;

test('a lone tile is drawn', () => {
	expect(planPictures([{ z: 3, x: 2, y: 5 }])).toEqual([
		[{ address: { z: 3, x: 2, y: 5 }, tile: true, from: 'land', open: [] }],
	]);
});

test('a tile above another is made of four, three of which are no tiles', () => {
	const [finer = [], [above] = []] = planPictures([
		{ z: 2, x: 1, y: 1 },
		{ z: 3, x: 3, y: 2 },
	]);
	expect(above).toEqual({ address: { z: 2, x: 1, y: 1 }, tile: true, from: 'children', open: [] });
	expect(finer.map(({ address, tile }) => `${name(address)} ${tile}`).toSorted()).toEqual([
		'3/2/2 false',
		'3/2/3 false',
		'3/3/2 true',
		'3/3/3 false',
	]);
});

test('what lies above a tile that shows rows of vines is drawn as well', () => {
	const [finer = [], [above] = []] = planPictures([
		{ z: 16, x: 1, y: 1 },
		{ z: 17, x: 3, y: 2 },
	]);
	expect(finer).toHaveLength(1);
	expect(above).toEqual({ address: { z: 16, x: 1, y: 1 }, tile: true, from: 'land', open: [] });
});

test('a tile over a coarser one is open where none of its zoom lies beside it', () => {
	const [finer = []] = planPictures([
		{ z: 16, x: 1, y: 1 },
		{ z: 16, x: 0, y: 1 },
		{ z: 17, x: 2, y: 2 },
		{ z: 17, x: 3, y: 2 },
		{ z: 17, x: 3, y: 3 },
	]);
	const openAt = (x: number, y: number) => finer.find(({ address }) => address.x === x && address.y === y)?.open;
	// To the north there is nothing of the zoom above either.
	expect(openAt(2, 2)).toEqual([
		[-1, 0],
		[-1, 1],
		[0, 1],
	]);
	expect(openAt(3, 2)).toEqual([[-1, 1]]);
});

test('every tile of the archive is made once, and after all that it is made of', async () => {
	const asked = archiveTiles(await readParcelOutlines());
	const made = new Set<string>();
	let tiles = 0;
	for (const { address, tile, from } of planPictures(asked).flat()) {
		expect(made).not.toContain(name(address));
		if (from === 'children') for (const child of childrenOf(address)) expect(made).toContain(name(child));
		made.add(name(address));
		if (tile) tiles += 1;
	}
	expect(tiles).toBe(asked.length);
});
