import { expect, test } from 'vitest';
import rivers from '../../content/rivers.gen.json';
import { isInImagery } from './engine';
import { decodeLines, stretchesWhere } from './line-paths';

test('the stretches of a line are those whose points are all there, in order, and single points are none', () => {
	const places = [0, 1, 2, 5, 6, 9, 0.5].map((x) => [x, 0] as const);
	const stretches = stretchesWhere([{ name: 'Rio', places }], ([x]) => x < 4 || x === 9);
	expect(stretches.map(({ places }) => places.map(([x]) => x))).toEqual([
		[0, 1, 2],
		[9, 0.5],
	]);
	expect(stretchesWhere([{ name: 'Rio', places }], ([x]) => x === 5)).toEqual([]);
});

test('of each river of an estate there are stretches in the imagery, and of the Douro beyond it', () => {
	const near = decodeLines(rivers);
	const names = (isThere: Parameters<typeof stretchesWhere>[1]) =>
		new Set(stretchesWhere(near, isThere).map(({ name }) => name));
	expect([...names(isInImagery)]).toEqual(expect.arrayContaining(['Rio Torto', 'Rio Sabor']));
	expect([...names((place) => !isInImagery(place))]).toContain('Rio Douro');
});
