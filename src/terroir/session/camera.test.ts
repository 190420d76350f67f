import { expect, it } from 'vitest';
import type { LonLat } from '../../content/mercator';
import type { MapCamera } from '../map/engine';
import { Camera } from './camera';
import type { EngineHost } from './engine-host';

const camera = (longitude: number, latitude: number, zoom: number): MapCamera => ({
	center: [longitude, latitude],
	zoom,
	bearing: 0,
	pitch: 0,
});
const before = camera(-7.52, 41.16, 15);

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
