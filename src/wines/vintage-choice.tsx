import { winesMessages as m } from '../messages/wines';
import { Listbox } from '../ui/listbox/listbox';
import css from './vintage-choice.module.css';

type VintageChoiceProps = { years: readonly number[]; shown: number; onChoose: (year: number) => void };

/** The years that can be shown, and which one is. With a single year, or without scripts, only that one. */
export function VintageChoice({ years, shown, onChoose }: VintageChoiceProps) {
	if (years.length < 2) return <p className={css.only}>{m.harvest(shown)}</p>;
	return (
		<>
			<div className={css.choice}>
				<Listbox
					label={m.vintage}
					options={years.map((year) => ({ value: String(year), name: String(year) }))}
					chosen={String(shown)}
					onChoose={(year) => onChoose(Number(year))}
				>
					<span className="visually-hidden">{m.vintage} </span>
					<span className={css.year}>{shown}</span>
				</Listbox>
			</div>
			<p className={css.unscripted}>{m.harvest(shown)}</p>
			<p className="visually-hidden" role="status">
				{shown === years[0] ? '' : m.harvestShown(shown)}
			</p>
		</>
	);
}
