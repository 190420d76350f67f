import { expect, it } from 'vitest';
import type { MapCamera } from '../map/engine';
import { cameraSentence } from './camera-sentence';

const camera = (longitude: number, latitude: number, zoom: number): MapCamera => ({
	center: [longitude, latitude],
	zoom,
	bearing: 0,
	pitch: 0,
});
const before = camera(-7.52, 41.16, 15);

it.each([
	['a zoom in', camera(-7.52, 41.16, 16), 'Aproximação 16.'],
	['a zoom out by a part', camera(-7.52, 41.16, 14.5), 'Aproximação 14,5.'],
	['a zoom and a move: the zoom is what is heard', camera(-7.5, 41.2, 14), 'Aproximação 14.'],
	['a move to the east', camera(-7.51, 41.16, 15), 'Centro do mapa: 41°09′36″\u00a0N  7°30′36″\u00a0O.'],
	['a move to the north', camera(-7.52, 41.17, 15), 'Centro do mapa: 41°10′12″\u00a0N  7°31′12″\u00a0O.'],
	['a move of a few pixels', camera(-7.5199, 41.16, 15), ''],
	['no move', before, ''],
])('says of %s what it leads to', (_, after, sentence) => {
	expect(cameraSentence(before, after)).toBe(sentence);
});
