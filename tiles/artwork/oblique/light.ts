import { smoothstep } from '../../terrain/scalars';
import type { SurfacePoint } from '../../terrain/surface';
import { type Sun, towards } from './sun';
import type { Contents } from './tone';

/** How quickly ground that turns from level comes to the shade's ink and to the light's. */
const SHADE_GAIN = 2.7;
const LIGHT_GAIN = 2.6;
/** Share of the light that comes from the sky around the sun, and reaches land in another's shade. */
const SKYLIGHT = 0.4;

/** Writes into `contents` how light falls on ground that is drawn `exaggeration` times too high. */
export function lightGround(
	sun: Sun,
	exaggeration: number,
): (ground: SurfacePoint, lit: number, contents: Contents) => void {
	const [east, north, up] = towards(sun);
	const level = received(up, 1);
	return (ground, lit, contents) => {
		const x = ground.riseX * exaggeration;
		const y = ground.riseY * exaggeration;
		const facing = (up - x * east - y * north) / Math.sqrt(x * x + y * y + 1);
		const beyondLevel = received(facing, smoothstep(0, 1, lit)) - level;
		const high = 0.6 + 0.4 * contents.elevation;
		contents.shade = beyondLevel < 0 ? (1 - Math.exp(beyondLevel * SHADE_GAIN)) * high : 0;
		contents.light = beyondLevel > 0 ? (1 - Math.exp(-beyondLevel * LIGHT_GAIN)) * high : 0;
	};
}

/** Light on ground by the cosine of its angle to the sun, and by how much of the sun it sees. */
function received(facing: number, lit: number): number {
	return (1 - SKYLIGHT) * lit * Math.max(0, facing) + SKYLIGHT * (0.5 + 0.5 * facing);
}
