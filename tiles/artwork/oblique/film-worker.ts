import { revivedGrid } from '../../terrain/grid';
import { filmSize, printsOfSeason } from './film';
import type { Model } from './model';
import { printStill } from './print';
import { seasons, viewOf } from './seasons';

/**
 * Prints the film's views, counted through all seasons, as RGB bytes. Grids lose their methods on the way here and get them back.
 */
export default (sent: Model) => {
	const model = { heights: revivedGrid(sent.heights), water: revivedGrid(sent.water) };
	return async (print: number) => {
		const season = seasons[Math.floor(print / printsOfSeason)];
		if (!season) throw new RangeError(`there is no print ${print}`);
		return printStill(viewOf(season, (print % printsOfSeason) / (printsOfSeason - 1), filmSize), model).bytes;
	};
};
