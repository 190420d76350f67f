import { clamp, smoothstep } from '../../geo/scalars';
import { coverColours, type Paint } from '../paint';
import { bandCover } from '../rows';
import type { Spot } from '../spot';

const headlandWidth = { from: 1.2, to: 3.2 } as const;
/** Lanes and tracks between the rows, in metres. */
const laneWidth = 2.2;
const trackWidth = 2.6;

/** Vinha ao alto: rows straight down the slope, in blocks between narrow lanes, crossed by tracks along the contour. */
export function paintStraightRows(paint: Paint, spot: Spot): void {
	const { planting, resolution } = spot;
	const across = spot.x * planting.acrossX + spot.y * planting.acrossY + 0.4 * spot.wander;
	const width = resolution / planting.spacing;
	const phase = across / planting.spacing + planting.phase;
	const rows = bandCover(phase, 0.2, 0.42, width);
	const shade = bandCover(phase, 0.62, 0.18, width);
	const bare = planting.hasLanes ? laneCover(spot, across) : 0;
	const leaves = clamp(
		planting.vigour *
			(1 + 0.3 * rowVigour(spot, across)) *
			(1 + 0.32 * spot.broad + 0.12 * spot.patch) *
			(1 + 0.45 * spot.clump) +
			0.3 * spot.speck,
		0,
		1.1,
	);
	const vines = leaves * smoothstep(headlandWidth.from, headlandWidth.to, spot.border) * (1 - bare);

	paint.cover(planting.soil, 0.98 + 0.06 * spot.clump + 0.05 * spot.patch);
	paint.lay(planting.grass, clamp(0.22 + 0.3 * spot.broad + 0.2 * spot.region) * (1 - rows), 0.94);
	paint.lay(coverColours.track, bare * 0.4, 0.94 + 0.05 * spot.clump);
	paint.shade(1 - 0.28 * shade * vines);
	paint.lay(planting.leaf, Math.min(1, rows * vines), 1.01 + 0.14 * spot.clump + 0.08 * spot.speck);
}

/** What sets a few rows apart from the next few, about −1…1: streaks along them, seen where single rows no longer are. */
function rowVigour({ planting, x, y, brushes }: Spot, across: number): number {
	const along = y * planting.acrossX - x * planting.acrossY;
	brushes.broad.read(across * 1.6 + (planting.id % 512), along * 0.12);
	return brushes.broad.clump;
}

function laneCover({ planting, height, slope, resolution, clump }: Spot, across: number): number {
	const block = planting.spacing * planting.blockRows;
	const lane = bandCover(across / block, 0, laneWidth / block, resolution / block);
	const climb = planting.tier;
	const run = climb / Math.max(slope, 0.05);
	const track = bandCover(height / climb + planting.phase, 0, trackWidth / run, resolution / run);
	return Math.max(lane * clamp(0.6 + clump), track);
}
