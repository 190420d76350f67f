import { drawCourses } from '../terrain/course';
import { gridOver, REGION } from '../terrain/extent';
import { loadHeights, loadRegion } from '../terrain/load';
import { joinedHeights } from '../terrain/region-heights';
import { OUTER_REACHES, RIVERS } from '../terrain/rivers';
import { unwarp } from '../terrain/warp';
import type { Land } from './relief';
import { waterDistance } from './water-distance';

/** The edge of the water is drawn this fine, in metres. */
const WATER_CELL = 25;

/** The region's heights and rivers, ready to be printed. */
export async function loadLand(): Promise<Land> {
	const [estates, region] = await Promise.all([loadHeights(), loadRegion()]);
	const water = waterDistance(gridOver(REGION, WATER_CELL), drawCourses([...RIVERS, ...OUTER_REACHES]));
	return {
		heightAt: joinedHeights(estates, region),
		waterAt: (x, y) => water.linear(...unwarp(x, y)),
	};
}
