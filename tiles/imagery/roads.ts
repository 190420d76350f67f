import { clamp, smoothstep } from '../geo/scalars';
import type { Road } from '../roads/network';
import { coverColours, type Paint } from './paint';
import { lineCover } from './rows';
import type { Spot } from './spot';

/** Finer than this, in metres a pixel, wheel tracks are told apart. */
const wheelsSeen = { from: 1.6, to: 0.8 } as const;

/** How much the wheels have worn it, 0 to 1. */
const passed = { track: 0.92, path: 0.5 } as const;

/** Paints a road; `edge` in metres from its edge, negative on it. */
export function paintRoad(paint: Paint, spot: Spot, road: Road, edge: number): void {
	if (road.class === 'paved') paintPaved(paint, spot, road.width, edge);
	else paintTrack(paint, spot, road.width, edge, passed[road.class]);
}

function paintPaved(paint: Paint, spot: Spot, width: number, edge: number): void {
	const { resolution, clump, speck, wander } = spot;
	const shoulder = 0.8 + 0.5 * wander + 0.4 * clump;
	paint.lay(coverColours.verge, lineCover(edge - shoulder - 1.4 - wander, 2, resolution) * 0.5, 0.95 + 0.12 * clump);
	paint.lay(coverColours.gravel, lineCover(edge - shoulder, 1.5, resolution) * 0.75, 0.92 + 0.08 * clump);
	const centre = edge + width / 2;
	const worn = 1 + 0.035 * Math.cos(centre * 3.4) * smoothstep(wheelsSeen.from, wheelsSeen.to, resolution);
	paint.lay(coverColours.asphalt, lineCover(edge, width, resolution), worn * (1 + 0.05 * spot.patch + 0.03 * speck));
}

/**
 * Earth pressed by wheels, wider and narrower on its way, its colour that of the ground it crosses; between the wheels
 * grass where few pass, at its sides dry weeds and the cut it was dug into.
 */
function paintTrack(paint: Paint, spot: Spot, width: number, edge: number, use: number): void {
	const { resolution, clump, speck, wander, patch, broad } = spot;
	const half = (width / 2) * (1 + 0.16 * wander + 0.14 * patch);
	const ragged = edge + width / 2 - half + 0.25 * clump;
	const worn = clamp(use * (1 + 0.25 * broad + 0.2 * wander), 0.12, 0.95);
	paint.shade(1 - 0.13 * smoothstep(3.2, 0, edge));
	paint.lay(
		coverColours.verge,
		lineCover(ragged - 1.1 - 0.7 * wander, 2, resolution) * 0.42,
		0.88 + 0.14 * clump + 0.06 * speck,
	);
	const cover = lineCover(ragged, half * 2, resolution) * worn;
	const rust = clamp(0.42 + 0.9 * spot.region + 0.3 * broad);
	paint.layMixed(
		coverColours.track,
		rust > 0.5 ? coverColours.trackRust : coverColours.trackGrey,
		Math.abs(rust - 0.5) * 2,
		cover,
		1 + 0.05 * clump + 0.03 * speck,
	);
	const seen = smoothstep(wheelsSeen.from, wheelsSeen.to, resolution);
	if (seen === 0 || cover === 0) return;
	const centre = Math.abs(edge + width / 2);
	const grass =
		lineCover(centre - half * 0.3, half * 0.6, resolution) *
		clamp(0.35 + 0.8 * patch + 0.5 * wander + 0.35 * (1 - use));
	paint.lay(coverColours.verge, grass * seen * 0.6, 0.86 + 0.15 * clump);
	const wheels = lineCover(Math.abs(centre - half * 0.58) - 0.35, 0.7, resolution);
	paint.lay(coverColours.track, wheels * seen * worn * 0.35, 1.07);
}
