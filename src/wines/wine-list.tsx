import { useEffect, useRef } from 'react';
import { wines } from '../content/wines';
import { winesMessages as m } from '../messages/wines';
import { useAnnouncement } from '../ui/announce';
import { useAsked } from '../ui/use-asked';
import { FilterBar } from './filter-bar';
import type { ShelfSearch } from './search';
import { Shelf } from './shelf';
import { filterOf, isClean, isWanted, type ShelfFilter, searchAfter } from './shelf-filter';
import { WineIndex } from './wine-index';
import css from './wine-list.module.css';

/** What becomes of the address that stands in the bar by then. */
type SearchChange = (asked: ShelfSearch) => ShelfSearch;

type WineListProps = {
	search: ShelfSearch;
	/** A choice: the way back takes it back. */
	onChoose: (change: SearchChange) => void;
	/** The address asked for more than there is. */
	onClean: (change: SearchChange) => void;
};

const everything: ShelfSearch = {};
const nothingChosen: Required<ShelfFilter> = { category: undefined, estate: undefined, vintage: undefined };

/** The filters, the wines that pass them on the shelf, and the same wines in the index. */
export function WineList({ search, onChoose, onClean }: WineListProps) {
	const bar = useRef<HTMLDivElement>(null);
	const filter = filterOf(useAsked(search, everything), wines);
	const wanted = wines.filter((wine) => isWanted(wine, filter));

	useAnnouncement('wines', m.results(wanted.length), m.results(wanted.length));

	const clean = isClean(search, wines);
	useEffect(() => {
		if (!clean) onClean((asked) => searchAfter(asked, {}, wines));
	}, [clean, onClean]);

	function choose(choice: ShelfFilter) {
		onChoose((asked) => searchAfter(asked, choice, wines));
	}

	/** The button goes with what it clears: the first filter takes the focus. */
	function clear() {
		choose(nothingChosen);
		bar.current?.querySelector('button')?.focus();
	}

	return (
		<>
			<FilterBar ref={bar} filter={filter} onChoose={choose} />
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
