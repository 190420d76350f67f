// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, attributionOf, isInArchive, onlineImagery } from './imagery';

const tiles = 'https://tiles.example/{z}/{x}/{y}.jpg?token={token}';
const extent = { bounds: [-7.7, 41, -6.9, 41.5], maxZoom: 16 } as const;

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

describe('the archive', () => {
	it('stands in for a tile that it holds', () => {
		expect(isInArchive({ z: 15, x: 15699, y: 12247 }, extent)).toBe(true);
	});

	it('does not for a finer one, nor for one that reaches over its edge', () => {
		expect(isInArchive({ z: 17, x: 62797, y: 48990 }, extent)).toBe(false);
		expect(isInArchive({ z: 5, x: 15, y: 11 }, extent)).toBe(false);
	});

	it('holds every tile within one that it holds', () => {
		const within = fc.record({ z: fc.integer({ min: 8, max: 15 }), x: fc.nat(), y: fc.nat() });
		fc.assert(
			fc.property(within, ({ z, x, y }) => {
				const tile = { z, x: Math.floor(2 ** z * 0.479) + (x % 3), y: Math.floor(2 ** z * 0.3737) + (y % 3) };
				fc.pre(isInArchive(tile, extent));
				for (const right of [0, 1])
					for (const down of [0, 1])
						expect(isInArchive({ z: z + 1, x: 2 * tile.x + right, y: 2 * tile.y + down }, extent)).toBe(true);
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
