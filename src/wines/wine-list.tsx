import { type RefObject, useEffect, useRef } from 'react';
import { winesMessages as m } from '#messages/wines';
import { estates } from '../content/estates';
import { nameLang } from '../content/languages';
import { wines } from '../content/wines';
import { wineCategories } from '../content/wines/categories';
import { useHydrated } from '../platform/use-store';
import { useAnnouncement } from '../ui/announce';
import { Listbox } from '../ui/listbox/listbox';
import type { WineListSearch } from './search';
import { Shelf } from './shelf';
import { categorySelector, filterOf, isClean, isWanted, searchAfter, vintagesOf, type WineFilter } from './wine-filter';
import { WineIndex } from './wine-index';
import css from './wine-list.module.css';

/** What becomes of the address that stands in the bar by then. */
type SearchChange = (asked: WineListSearch) => WineListSearch;

type WineListProps = {
	search: WineListSearch;
	/** A choice: the way back takes it back. */
	onChoose: (change: SearchChange) => void;
	/** The address asked for more than there is. */
	onClean: (change: SearchChange) => void;
};

const everything: WineListSearch = {};
const nothingChosen: Required<WineFilter> = { category: undefined, estate: undefined, vintage: undefined };

/** The filters, the wines that pass them on the shelf, and the same wines in the index. */
export function WineList({ search, onChoose, onClean }: WineListProps) {
	const bar = useRef<HTMLDivElement>(null);
	const filter = filterOf(useHydrated(search, everything), wines);
	const wanted = wines.filter((wine) => isWanted(wine, filter));

	useAnnouncement('wines', m.results(wanted.length), m.results(wanted.length));

	const clean = isClean(search, wines);
	useEffect(() => {
		if (!clean) onClean((asked) => searchAfter(asked, {}, wines));
	}, [clean, onClean]);

	function choose(choice: WineFilter) {
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

type FilterBarProps = {
	ref: RefObject<HTMLDivElement | null>;
	filter: WineFilter;
	/** Is given only what was chosen, because the next choice may come before the last one is on the page. */
	onChoose: (choice: WineFilter) => void;
};

/** The value of what leaves a list unfiltered. */
const any = '*';

const families = [undefined, ...wineCategories.map(({ slug }) => slug)];

const estateOptions = estates.map(({ slug, name }) => ({
	value: slug,
	name,
	content: <span lang={nameLang}>{name}</span>,
}));

/** The families as buttons, one of them pressed, and the estate and the year as lists. */
function FilterBar({ ref, filter, onChoose }: FilterBarProps) {
	const estate = estates.find(({ slug }) => slug === filter.estate);
	return (
		<div ref={ref} className={css.bar} role="group" aria-label={m.filters}>
			<fieldset className={css.families}>
				<legend className="visually-hidden">{m.family}</legend>
				{families.map((category) => (
					<button
						key={category ?? any}
						type="button"
						data-filter={category ? categorySelector(category) : any}
						aria-pressed={category === filter.category}
						onClick={() => onChoose({ category })}
					>
						{category ? m.families[category] : m.all}{' '}
						<span className={css.count}>{wines.filter((wine) => isWanted(wine, { ...filter, category })).length}</span>
					</button>
				))}
			</fieldset>
			<div className={css.choices}>
				<Listbox
					label={m.estateFilter}
					options={[{ value: any, name: m.everyEstate }, ...estateOptions]}
					chosen={filter.estate ?? any}
					onChoose={(value) => onChoose({ estate: estates.find(({ slug }) => slug === value)?.slug })}
				>
					<Chosen filter={m.estateFilter} value={estate?.name} />
				</Listbox>
				<Listbox
					label={m.vintageFilter}
					options={[
						{ value: any, name: m.everyVintage },
						...vintagesOf(wines).map((year) => ({ value: String(year), name: String(year) })),
					]}
					chosen={String(filter.vintage ?? any)}
					onChoose={(value) => onChoose({ vintage: value === any ? undefined : Number(value) })}
				>
					<Chosen filter={m.vintageFilter} value={filter.vintage} />
				</Listbox>
			</div>
		</div>
	);
}

type ChosenProps = { filter: string; value: string | number | undefined };

/** What a list says while it is closed; where the bar is narrow, that nothing is chosen is only heard. */
function Chosen({ filter, value }: ChosenProps) {
	return (
		<>
			{filter}
			<span className={value ? undefined : css.unchosen}>{m.chosen(value)}</span>
		</>
	);
}
