import { expect, it } from 'vitest';
import type { LonLat } from '../../content/mercator';
import type { MapCamera } from '../map/engine';
import { Camera, cameraSentence } from './camera';
import type { EngineHost } from './engine-host';

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

it.each([
	['over an estate', before, 'land'],
	['over an estate from afar', camera(-7.52, 41.16, 12.7), 'sheet'],
	['away from the estates', camera(-7.3, 41.25, 15), 'sheet'],
])('the ground is what is seen %s', (_, at, ground) => {
	expect(cameraOn({}).groundOf(at)).toBe(ground);
});

it('a map says itself of what it has imagery', () => {
	const hasImagery = ([longitude]: LonLat) => longitude < -7.5;
	const map = cameraOn({ engine: { hasImagery } });
	expect(map.groundOf(before)).toBe('land');
	expect(map.groundOf(camera(-7.48, 41.14, 15))).toBe('sheet');
	expect(map.groundOf(camera(-7.52, 41.16, 12.7))).toBe('sheet');
});

function cameraOn(host: object): Camera {
	return new Camera(before, { apply() {}, ...host } as unknown as EngineHost, { prefersReducedMotion: () => true });
}
