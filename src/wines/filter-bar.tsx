import type { RefObject } from 'react';
import { estates } from '../content/estates';
import { wines } from '../content/wines';
import { wineCategories } from '../content/wines/categories';
import { winesMessages as m } from '../messages/wines';
import { Listbox } from '../ui/listbox/listbox';
import css from './filter-bar.module.css';
import { categorySelector, isWanted, type ShelfFilter, vintagesOf } from './shelf-filter';

type FilterBarProps = {
	ref: RefObject<HTMLDivElement | null>;
	filter: ShelfFilter;
	/** Is told only what was chosen, because the next choice may come before the last one is on the page. */
	onChoose: (choice: ShelfFilter) => void;
};

/** The value of what leaves a list unfiltered. */
const ANY = '*';

const families = [undefined, ...wineCategories.map(({ slug }) => slug)];

/** The families as buttons, one of them pressed, and the estate and the year as lists. */
export function FilterBar({ ref, filter, onChoose }: FilterBarProps) {
	const estate = estates.find(({ slug }) => slug === filter.estate);
	return (
		<div ref={ref} className={css.bar} role="group" aria-label={m.filters}>
			<fieldset className={css.families}>
				<legend className="visually-hidden">{m.family}</legend>
				{families.map((category) => (
					<button
						key={category ?? ANY}
						type="button"
						data-filter={category ? categorySelector(category) : ANY}
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
					options={[{ value: ANY, name: m.everyEstate }, ...estates.map(({ slug, name }) => ({ value: slug, name }))]}
					chosen={filter.estate ?? ANY}
					onChoose={(value) => onChoose({ estate: estates.find(({ slug }) => slug === value)?.slug })}
				>
					{m.estateChosen(estate?.name)}
				</Listbox>
				<Listbox
					label={m.vintageFilter}
					options={[
						{ value: ANY, name: m.everyVintage },
						...vintagesOf(wines).map((year) => ({ value: String(year), name: String(year) })),
					]}
					chosen={String(filter.vintage ?? ANY)}
					onChoose={(value) => onChoose({ vintage: value === ANY ? undefined : Number(value) })}
				>
					{m.vintageChosen(filter.vintage)}
				</Listbox>
			</div>
		</div>
	);
}
