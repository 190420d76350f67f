import { type LonLat, toMetres } from '../../geo/frame';
import { viewCentres } from '../../geo/views';
import { type Camera, type Size, sightOf } from './camera';

/** What the film shows from one second to another. */
type Caption = { readonly from: number; readonly to: number; readonly place: string };

/** Places with the metres from which they are named: each is a while before the camera, not all the way. */
const placesFile: readonly (readonly [name: string, place: LonLat, reach: number])[] = [
	['Quatro Vistas', viewCentres.main, 16_000],
	['Moinho', viewCentres.moinho, 12_500],
	['Foz do Tua', [-7.426, 41.211], 8000],
	['Martim', viewCentres.martim, 21_000],
	['Vale Sabor', viewCentres.valesabor, 17_000],
];

/** Nearer than this, in metres, a place passes out below; farther to the side than this share of the width, out of sight. */
const nearest = 2500;
const farthestAside = 0.36;
/** A place that is before the camera for less, in seconds, is not named. */
const shortest = 1;
/** A name stays this long after its place has passed out of sight, in seconds, unless the next one comes. */
const lingering = 1.5;

/**
 * Names what the film looks at, from the way it flies: the place nearest to the middle of the picture.
 * @param cameras one for every frame
 * @param rate frames a second
 */
export function captionsOf(cameras: readonly Camera[], size: Size, rate: number, heightAt: HeightAt): Caption[] {
	const runs: { place: string; from: number; to: number }[] = [];
	cameras.forEach((camera, frame) => {
		const place = placeBefore(camera, size, heightAt);
		const last = runs.at(-1);
		if (place === undefined) return;
		if (last?.place === place && last.to === frame) last.to = frame + 1;
		else runs.push({ place, from: frame, to: frame + 1 });
	});
	const named = runs.filter(({ from, to }) => to - from >= shortest * rate);
	return named.map(({ place, from, to }, index) => {
		const end = Math.min(to + lingering * rate, named[index + 1]?.from ?? cameras.length);
		return { from: seconds(from / rate), to: seconds(end / rate), place };
	});
}

type HeightAt = (x: number, y: number) => number;

function placeBefore(camera: Camera, size: Size, heightAt: HeightAt): string | undefined {
	let best: { name: string; aside: number } | undefined;
	for (const [name, place, reach] of placesFile) {
		const [x, y] = toMetres(place);
		const { column, row, depth } = sightOf(camera, size, [x, y], heightAt(x, y));
		const aside = Math.abs(column / size.width - 0.5);
		if (depth < nearest || depth > reach || aside > farthestAside || row > size.height) continue;
		if (!best || aside < best.aside) best = { name, aside };
	}
	return best?.name;
}

function seconds(value: number): number {
	return Number(value.toFixed(1));
}
