import { expect, test } from 'vitest';
import { regionExtent } from '../../terrain/extent';
import { captionsOf } from './captions';
import { develop, filmRate, filmSize, frameOf, framesOfFilm, printsOfSeason, seasonLength } from './film';
import { cameraOf, seasons, viewOf } from './seasons';

const seasonFrames = filmRate * seasonLength;

test('each season has its ink, all on one paper', () => {
	expect(new Set(seasons.map(({ inks }) => inks.valley.join())).size).toBe(seasons.length);
	for (const { inks } of seasons)
		for (const air of [inks.ground, inks.haze, inks.sky]) expect(air).toEqual([244, 239, 228]);
});

test('the light goes round in each, at most 5° from print to print', () => {
	for (const season of seasons) {
		const azimuths = Array.from({ length: printsOfSeason }, (_, print) => {
			return viewOf(season, print / (printsOfSeason - 1), filmSize).sun.azimuth;
		});
		const turns = azimuths.slice(1).map((azimuth, print) => Math.abs(azimuth - (azimuths[print] ?? 0)));
		for (const turn of turns) {
			expect(turn).toBeGreaterThan(1);
			expect(turn).toBeLessThanOrEqual(5);
		}
	}
});

test('every frame lies between two prints of its season, and each goes on where the last one was', () => {
	let before = -1;
	for (let number = 0; number < framesOfFilm; number++) {
		const { season, print, over } = frameOf(number);
		expect(season).toBe(Math.floor(number / seasonFrames));
		expect(print + 1).toBeLessThan(printsOfSeason);
		const light = season * printsOfSeason + print + over;
		expect(light).toBeGreaterThan(before);
		before = light;
	}
});

test('between two seasons there is only the paper; the film begins and ends with all of the land', () => {
	for (let season = 1; season < seasons.length; season++) {
		expect(frameOf(season * seasonFrames).presence).toBe(0);
		expect(frameOf(season * seasonFrames - 1).presence).toBeCloseTo(0);
		expect(frameOf((season + 0.5) * seasonFrames).presence).toBe(1);
	}
	expect(frameOf(0).presence).toBe(1);
	expect(frameOf(framesOfFilm - 1).presence).toBe(1);
});

test('a frame is mixed of its prints and the paper', () => {
	const mixed = (over: number, presence: number) => [
		...develop(
			new Uint8Array([0, 0, 0]),
			new Uint8Array([100, 100, 100]),
			{ season: 0, print: 0, over, presence },
			[244, 239, 228],
		),
	];
	expect(mixed(0.5, 1)).toEqual([50, 50, 50]);
	expect(mixed(1, 0.5)).toEqual([172, 170, 164]);
	expect(mixed(0.5, 0)).toEqual([244, 239, 228]);
});

test('cameras stand over the modelled region', () => {
	for (const { x, y } of seasons.map(cameraOf)) {
		expect(x > regionExtent.west && x < regionExtent.east && y > regionExtent.south && y < regionExtent.north).toBe(
			true,
		);
	}
});

test('captions name all four estates one after the other, each in the middle of the picture', () => {
	const captions = captionsOf(filmSize, () => 250);
	expect(captions.map(({ place }) => place)).toEqual(['Quatro Vistas', 'Moinho', 'Martim', 'Vale Sabor']);
	captions.forEach(({ from, to, across, down }, index) => {
		expect(from).toBe(captions[index - 1]?.to ?? 0);
		expect(to - from).toBe(seasonLength);
		// A phone shows the middle third.
		expect(Math.abs(across - 0.5)).toBeLessThan(0.08);
		expect(down).toBeGreaterThan(0.3);
		expect(down).toBeLessThan(0.85);
	});
});
