import { expect, test } from 'vitest';
import { regionExtent } from '../../terrain/extent';
import { captionsOf } from './captions';
import { filmRate, filmSize, framesFolder, frameView } from './film';

const cameras = Array.from({ length: framesFolder }, (_, frame) => frameView(frame).camera);

/** Metres between two frames. */
function pace(frame: number): number {
	const [from, to] = [cameras[frame]!, cameras[frame + 1]!];
	return Math.hypot(to.x - from.x, to.y - from.y, to.altitude - from.altitude);
}

test('the flight starts and ends at rest', () => {
	expect(pace(0)).toBeLessThan(1);
	expect(pace(framesFolder - 2)).toBeLessThan(1);
});

test('its pace and its turn change gently', () => {
	for (let frame = 1; frame < framesFolder - 2; frame++) {
		expect(Math.abs(pace(frame) - pace(frame - 1))).toBeLessThan(2);
		const turn = cameras[frame + 1]!.bearing - cameras[frame]!.bearing;
		expect(Math.abs(turn)).toBeLessThan(1);
	}
});

test('it stays over the modelled region', () => {
	for (const { x, y } of cameras) {
		expect(x > regionExtent.west && x < regionExtent.east && y > regionExtent.south && y < regionExtent.north).toBe(
			true,
		);
	}
});

test('captions name all four estates in the order of the flight, one at a time', () => {
	const captions = captionsOf(cameras, filmSize, filmRate, () => 250);
	const estates = captions.map(({ place }) => place).filter((place) => !place.startsWith('Foz'));
	expect(estates).toEqual(['Quatro Vistas', 'Moinho', 'Martim', 'Vale Sabor']);
	captions.forEach(({ from, to }, index) => {
		expect(to - from).toBeGreaterThanOrEqual(2);
		expect(from).toBeGreaterThanOrEqual(captions[index - 1]?.to ?? 0);
	});
});
