import { useRef } from 'react';
import { wines } from '../content/wines';
import { winesMessages as m } from '../messages/wines';
import { FilterBar } from './filter-bar';
import type { ShelfSearch } from './search';
import { Shelf } from './shelf';
import { filterOf, isWanted, type ShelfFilter, searchFor } from './shelf-filter';
import { useAsked } from './use-asked';
import { WineIndex } from './wine-index';
import css from './wine-list.module.css';

type WineListProps = { search: ShelfSearch; onSearch: (search: ShelfSearch) => void };

const everything: ShelfSearch = {};

/** The filters, the wines that pass them on the shelf, and the same wines in the index. */
export function WineList({ search, onSearch }: WineListProps) {
	const bar = useRef<HTMLDivElement>(null);
	const filter = filterOf(useAsked(search, everything), wines);
	const wanted = wines.filter((wine) => isWanted(wine, filter));

	function choose(next: ShelfFilter) {
		onSearch(searchFor(next));
	}

	/** The button goes with what it clears: the first filter takes the focus. */
	function clear() {
		choose({});
		bar.current?.querySelector('button')?.focus();
	}

	return (
		<>
			<FilterBar ref={bar} filter={filter} onChoose={choose} />
			<p className="visually-hidden" role="status">
				{m.results(wanted.length)}
			</p>
			{wanted.length > 0 ? (
				<>
					<Shelf key={JSON.stringify(filter)} wines={wanted} />
					<WineIndex wines={wanted} />
				</>
			) : (
				<p className={css.none}>
					{m.none}{' '}
					<button type="button" onClick={clear}>
						{m.clear}
					</button>
				</p>
			)}
		</>
	);
}
