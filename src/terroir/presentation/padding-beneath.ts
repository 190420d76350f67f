import type { CameraPadding } from '../map/engine';

type Box = Pick<DOMRectReadOnly, 'top' | 'bottom'>;

/** Of the margin that the camera leaves around what it fits into view, in CSS pixels, so much may be covered. */
const COVERABLE = 48;

/**
 * What of a map to keep free above and beneath, in CSS pixels, so that nothing fitted into view lies under what stands over it.
 * @param covers in the window as the map is; those beside it cover nothing
 */
export function paddingBeneath(map: Box, covers: readonly Box[]): CameraPadding {
	const over = covers.filter(({ top, bottom }) => bottom > top && bottom > map.top && top < map.bottom);
	const isUpper = ({ top, bottom }: Box) => top - map.top < map.bottom - bottom;
	const above = over.filter(isUpper).map(({ bottom }) => bottom - map.top);
	const beneath = over.filter((cover) => !isUpper(cover)).map(({ top }) => map.bottom - top);
	return { top: beyondMargin(above), bottom: beyondMargin(beneath), left: 0, right: 0 };
}

function beyondMargin(depths: readonly number[]): number {
	return Math.max(0, ...depths.map((depth) => depth - COVERABLE));
}
