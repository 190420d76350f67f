// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, attributionOf, isTileOnSheet, onlineImagery } from './imagery';

const tiles = 'https://tiles.example/{z}/{x}/{y}.jpg?token={token}';

describe('what the settings ask for', () => {
	it('is nothing without an address', () => {
		expect(onlineImagery(undefined)).toEqual({ kind: 'none' });
		expect(onlineImagery({ tiles: '', token: '' })).toEqual({ kind: 'none' });
	});

	it('is the address with its token', () => {
		expect(onlineImagery({ tiles, token: 'a b' })).toEqual({
			kind: 'tiles',
			address: 'https://tiles.example/{z}/{x}/{y}.jpg?token=a%20b',
		});
	});

	it('is a token where the address needs one and there is none', () => {
		expect(onlineImagery({ tiles, token: ' ' })).toEqual({ kind: 'token-missing' });
		expect(onlineImagery({ tiles: 'https://tiles.example/{z}/{x}/{y}.jpg', token: '' }).kind).toBe('tiles');
	});
});

describe('the sheet', () => {
	it('stands in for a tile that it shows', () => {
		expect(isTileOnSheet({ z: 12, x: 1962, y: 1531 })).toBe(true);
	});

	it('does not for one that reaches over its edge', () => {
		expect(isTileOnSheet({ z: 5, x: 15, y: 11 })).toBe(false);
	});

	it('shows every tile within one that it shows', () => {
		const within = fc.record({ z: fc.integer({ min: 8, max: 15 }), x: fc.nat(), y: fc.nat() });
		fc.assert(
			fc.property(within, ({ z, x, y }) => {
				const tile = { z, x: Math.floor(2 ** z * 0.479) + (x % 3), y: Math.floor(2 ** z * 0.3737) + (y % 3) };
				fc.pre(isTileOnSheet(tile));
				for (const right of [0, 1])
					for (const down of [0, 1])
						expect(isTileOnSheet({ z: z + 1, x: 2 * tile.x + right, y: 2 * tile.y + down })).toBe(true);
			}),
		);
	});
});

it('sets a tile into the address', () => {
	expect(addressOf('https://tiles.example/{z}/{x}/{y}.jpg', { z: 15, x: 1, y: 2 })).toBe(
		'https://tiles.example/15/1/2.jpg',
	);
});

it.each([
	['Imagem ilustrativa', 'Imagem ilustrativa'],
	['  © Direção-Geral\n do Território ', '© Direção-Geral do Território'],
	['<a href="https://dgt.example">&copy; DGT</a> 2024', '© DGT 2024'],
])('reads %j as %j', (attribution, text) => {
	expect(attributionOf({ attribution })).toBe(text);
});

it.each([
	['no metadata', undefined],
	['null', null],
	['metadata that do not say', { name: 'x' }],
	['something else than text', { attribution: 3 }],
	['nothing but space', { attribution: ' <b> </b> ' }],
])('finds none in %s', (_, metadata) => {
	expect(attributionOf(metadata)).toBeUndefined();
});
