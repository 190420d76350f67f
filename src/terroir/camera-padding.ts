import type { CameraPadding } from './map/engine';

type Box = { left: number; right: number; top: number; bottom: number; width: number };

/** What the panel covers of the map's box when it stands beside the view; a sheet below the box covers nothing. */
export function paddingBeside(map: Box, panel: Box): CameraPadding {
	const beside = panel.width < map.width && panel.left <= map.left && panel.right > map.left;
	return { top: 0, right: 0, bottom: 0, left: beside ? panel.right - map.left : 0 };
}
