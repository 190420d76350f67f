import { coordinatePair } from '../../content/coordinates';
import type { Terroir } from '../../content/terroirs';
import { terroirMessages as m, parcelCount } from '../../messages/terroir';
import { Listbox } from '../../ui/listbox/listbox';
import css from './terroir-listbox.module.css';

type TerroirListboxProps = { terroirs: readonly Terroir[]; active: Terroir; onChoose: (slug: string) => void };

/** The dropdown that looks like a title: a button with the terroir's name, and in place beneath it the list of all. */
export function TerroirListbox({ terroirs, active, onChoose }: TerroirListboxProps) {
	const options = terroirs.map(({ slug, name, view, centre, parcels }, index) => ({
		value: slug,
		name,
		data: { 'data-index': index, 'data-view': view, 'data-slug': slug },
		content: (
			<>
				<span className={css.optionName}>{name}</span>
				<span>{parcelCount(parcels.length)}</span>
				<span className="figure">{coordinatePair(centre, 'minutes')}</span>
			</>
		),
	}));
	return (
		<Listbox label={m.terroirs} options={options} chosen={active.slug} onChoose={onChoose} css={css}>
			<span className={css.label}>{m.terroir}</span>
			<span className={css.name}>{active.name}</span>
			<span className={`figure ${css.coordinates}`}>{coordinatePair(active.centre)}</span>
		</Listbox>
	);
}
