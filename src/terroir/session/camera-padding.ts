import type { CameraPadding } from '../map/engine';

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom' | 'width'>;
type Extent = Pick<Box, 'top' | 'bottom'>;

/** A sheet that covers more of the map than this leaves the camera where it is: nobody looks at the strip above it. */
const mostCovered = 0.6;

/** What the panel covers of the map's box: its side where the panel stands beside the view, its foot where it is a sheet. */
export function paddingBesidePanel(map: Box, panel: Box): CameraPadding {
	const none = { top: 0, right: 0, bottom: 0, left: 0 };
	if (panel.width < map.width)
		return panel.left <= map.left ? { ...none, left: Math.max(0, panel.right - map.left) } : none;
	const most = mostCovered * (map.bottom - map.top);
	return { ...none, bottom: Math.min(Math.max(0, map.bottom - panel.top), most) };
}

/** Of the margin that the camera leaves around what it fits into view, in CSS pixels, so much may be covered. */
const coverable = 48;

/**
 * What of a map to keep free above and beneath, in CSS pixels, so that nothing fitted into view lies under what stands over it.
 * @param covers in the window as the map is; those beside it cover nothing
 */
export function paddingAroundControls(map: Extent, covers: readonly Extent[]): CameraPadding {
	const over = covers.filter(({ top, bottom }) => bottom > top && bottom > map.top && top < map.bottom);
	const isUpper = ({ top, bottom }: Extent) => top - map.top < map.bottom - bottom;
	const above = over.filter(isUpper).map(({ bottom }) => bottom - map.top);
	const beneath = over.filter((cover) => !isUpper(cover)).map(({ top }) => map.bottom - top);
	return { top: beyondMargin(above), bottom: beyondMargin(beneath), left: 0, right: 0 };
}

function beyondMargin(depths: readonly number[]): number {
	return Math.max(0, ...depths.map((depth) => depth - coverable));
}
