import { clamp, smoothstep } from '../../geo/scalars';
import type { Grid } from '../../terrain/grid';
import { readSurface, type SurfacePoint } from '../../terrain/surface';
import { lensOf } from './camera';
import { contourShare } from './contour';
import { farthest, sky } from './depths';
import type { Model } from './model';
import { type Sun, towards } from './sun';
import { addLand, addSky, type Contents, elevationOf, type Sum } from './tone';
import type { View } from './view';

/** Land ends where it is looked for no more: before that it has become haze. */
const lastLand = 0.78 * farthest;

/**
 * Adds the colour of a point of the picture to a sum.
 * @param column pixels from the left
 * @param row pixels from the top
 * @param depth metres to the land there, or {@link sky}
 * @param points drawn across a pixel: lines are as wide as their share of it
 */
type DrawPoint = (column: number, row: number, depth: number, points: number, sum: Sum) => void;

/** @param shadows cast by the view's sun */
export function pointsOf(view: View, { heights, water }: Model, shadows: Grid): DrawPoint {
	const { camera, inks, size, contours, fade } = view;
	const { ahead, right, across, upward, horizonRow, middleColumn } = lensOf(camera, size);
	const light = lightGround(view.sun, camera.exaggeration);
	const ground: SurfacePoint = { height: 0, riseX: 0, riseY: 0 };
	const contents: Contents = { elevation: 0, light: 0, shade: 0, water: 0, contour: 0, haze: 0, presence: 1 };
	return (column, row, depth, points, sum) => {
		contents.presence = fade(column / size.width, row / size.height);
		if (depth === sky) {
			contents.haze = clamp(row / horizonRow) ** 1.4;
			addSky(sum, inks, contents);
			return;
		}
		const aside = (column - middleColumn) / across;
		const east = ahead[0] + right[0] * aside;
		const north = ahead[1] + right[1] * aside;
		const x = camera.x + east * depth;
		const y = camera.y + north * depth;
		const pixel = depth / across;
		readSurface(heights, x, y, ground);
		contents.elevation = elevationOf(ground.height);
		light(ground, shadows.linear(x, y), contents);
		contents.water = 1 - smoothstep(-pixel, pixel, water.linear(x, y));
		contents.haze = hazeOver(depth, aside, view.haze);
		const along = ground.riseX * east + ground.riseY * north;
		const athwart = ground.riseX * right[0] + ground.riseY * right[1];
		const steepness = (horizonRow - row) / upward;
		const rise = riseOnPicture(along, athwart, steepness, depth / upward, pixel) / points;
		// Lines fade before the land does, for they would stand out under text, and where it turns away they would be dots.
		const drawn = (1 - contents.water) * contents.presence * smoothstep(0.02, 0.09, along - steepness);
		contents.contour = contourShare(ground.height, rise, contours, points) * drawn;
		addLand(sum, inks, contents);
	};
}

/** Share of the haze that lies before land, whole where land ends. */
function hazeOver(depth: number, aside: number, haze: number): number {
	const ways = (depth * Math.sqrt(1 + aside * aside)) / haze;
	return Math.max(1 - Math.exp(-ways * ways), smoothstep(0.6 * lastLand, lastLand, depth));
}

/**
 * Metres that the land rises over one pixel of the picture, across its contours: the line of sight is led from a pixel to
 * the next over the plane that touches the land there.
 * @param along metres the land rises per metre along the line of sight
 * @param athwart the same to the right of it
 * @param steepness the same of the line itself
 * @param row metres by which the line passes higher, at the land's depth, a row farther up
 * @param column metres by which it passes farther right, a column on
 */
function riseOnPicture(along: number, athwart: number, steepness: number, row: number, column: number): number {
	const closing = Math.max(along - steepness, 1e-3);
	const upwards = (along / closing) * row;
	const sideways = (steepness / closing) * athwart * column;
	return Math.sqrt(upwards * upwards + sideways * sideways);
}

/** How quickly ground that turns from level comes to the shade's ink and to the light's. */
const shadeGain = 2.7;
const lightGain = 2.6;
/** Share of the light that comes from the sky around the sun, and reaches land in another's shade. */
const skylight = 0.4;

/** Writes into `contents` how light falls on ground that is drawn `exaggeration` times too high. */
function lightGround(sun: Sun, exaggeration: number): (ground: SurfacePoint, lit: number, contents: Contents) => void {
	const [east, north, up] = towards(sun);
	const level = received(up, 1);
	return (ground, lit, contents) => {
		const x = ground.riseX * exaggeration;
		const y = ground.riseY * exaggeration;
		const facing = (up - x * east - y * north) / Math.sqrt(x * x + y * y + 1);
		const beyondLevel = received(facing, smoothstep(0, 1, lit)) - level;
		const high = 0.6 + 0.4 * contents.elevation;
		contents.shade = beyondLevel < 0 ? (1 - Math.exp(beyondLevel * shadeGain)) * high : 0;
		contents.light = beyondLevel > 0 ? (1 - Math.exp(-beyondLevel * lightGain)) * high : 0;
	};
}

/** Light on ground by the cosine of its angle to the sun, and by how much of the sun it sees. */
function received(facing: number, lit: number): number {
	return (1 - skylight) * lit * Math.max(0, facing) + skylight * (0.5 + 0.5 * facing);
}
