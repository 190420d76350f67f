import { Grid } from '../../terrain/grid';
import { frameView } from './film';
import { printView } from './print';

/** What every worker is given; grids lose their methods on the way and get them back here. */
export type FilmSet = { readonly heights: Grid; readonly water: Grid; readonly shadows: Grid };

/** Prints the frames of the film whose numbers it is sent, as RGB bytes. */
export default (set: FilmSet) => {
	const model = { heights: revived(set.heights), water: revived(set.water) };
	const shadows = revived(set.shadows);
	return async (frame: number) => printView(frameView(frame), model, shadows).bytes;
};

function revived(grid: Grid): Grid {
	return new Grid(grid, grid.values);
}
