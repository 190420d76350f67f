import type { CameraPadding } from '../map/engine';

type Box = { left: number; right: number; top: number; bottom: number; width: number };

/** A sheet that covers more of the map than this leaves the camera where it is: nobody looks at the strip above it. */
const MOST_COVERED = 0.6;

/** What the panel covers of the map's box: its side where the panel stands beside the view, its foot where it is a sheet. */
export function paddingUnder(map: Box, panel: Box): CameraPadding {
	const none = { top: 0, right: 0, bottom: 0, left: 0 };
	if (panel.width < map.width)
		return panel.left <= map.left ? { ...none, left: Math.max(0, panel.right - map.left) } : none;
	const most = MOST_COVERED * (map.bottom - map.top);
	return { ...none, bottom: Math.min(Math.max(0, map.bottom - panel.top), most) };
}
