import { expect, test } from 'vitest';
import type { Score } from '../content/wines/wine';
import { scoreTable } from './score-table';

const score = (guide: string, points: string): Score => ({ guide, points, edition: 2026, outOf: 100, quote: '' });

test('every guide has a column, every scored year a row, and what is missing stays empty', () => {
	const [a, b, c] = [score('A', '95'), score('B', '94'), score('B', '93')];
	expect(
		scoreTable([
			{ year: 2021, scores: [a] },
			{ year: 2020, scores: [] },
			{ year: 2019, scores: [b, c] },
		]),
	).toEqual({
		guides: ['A', 'B'],
		rows: [
			{ year: 2021, scores: [a, undefined] },
			{ year: 2019, scores: [undefined, b] },
		],
	});
});
