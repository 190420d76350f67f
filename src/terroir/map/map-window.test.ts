import { expect, it } from 'vitest';
import { placeFrom, worldPx } from '../../content/mercator';
import { tilesUnder } from './map-window';

/** The middle of tile 15/15699/12265. */
const middle = placeFrom([-180, 0], 15_699.5 * 512, (12_265.5 - 2 ** 14) * 512, worldPx(15));
const half = (px: number) => ({ across: px, down: px });

it('a window no larger than a tile, in the middle of one, shows that one', () => {
	expect(tilesUnder(middle, 15, half(250), 512)).toEqual([{ z: 15, x: 15_699, y: 12_265 }]);
});

it('a dense screen takes the four beneath it', () => {
	expect(tilesUnder(middle, 15, half(250), 256)).toEqual([
		{ z: 16, x: 31_398, y: 24_530 },
		{ z: 16, x: 31_399, y: 24_530 },
		{ z: 16, x: 31_398, y: 24_531 },
		{ z: 16, x: 31_399, y: 24_531 },
	]);
});

it('a broad window shows those at the sides too', () => {
	const columns = tilesUnder(middle, 15, { across: 700, down: 250 }, 512).map(({ x }) => x);
	expect(columns).toEqual([15_698, 15_699, 15_700]);
});
