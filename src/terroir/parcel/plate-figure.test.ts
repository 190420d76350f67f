import { expect, it } from 'vitest';
import { riversAround } from './plate-figure';

it('leaves the rivers where they are for the view that they are measured from', () => {
	expect(riversAround([-7.52, 41.16]).transform).toBe('translate(0.0 0.0) scale(0.5)');
});

it('draws each of them in one line', () => {
	for (const path of riversAround([-7.52, 41.16]).paths) expect(path).toMatch(/^M[^M]+$/);
});

it('moves them west and south for a view to the north-east', () => {
	// 0.11° of longitude are 5126 px of zoom 15; 0.21° of latitude at 41.27° are 9786 px × sec 41.27°.
	const [x = 0, y = 0] =
		riversAround([-7.41, 41.37])
			.transform.match(/-?[\d.]+/g)
			?.map(Number) ?? [];
	expect(x).toBeCloseTo(-5126.5, 0);
	expect(y).toBeCloseTo(9786.7 / Math.cos((41.265 * Math.PI) / 180), -1);
});
