import { winesMessages as m } from '../messages/wines';
import { useAnnouncement } from '../ui/announce';
import css from './vintage-choice.module.css';

type VintageChoiceProps = { years: readonly number[]; shown: number; onChoose: (year: number) => void };

/** The years that can be shown, and which one is. With a single year, or without scripts, only that one. */
export function VintageChoice({ years, shown, onChoose }: VintageChoiceProps) {
	useAnnouncement('vintage', m.harvestShown(shown), m.harvestShown(shown));
	if (years.length < 2) return <p className={css.only}>{m.harvest(shown)}</p>;
	return (
		<>
			<select
				className={css.choice}
				aria-label={m.vintage}
				value={shown}
				onChange={({ target }) => onChoose(Number(target.value))}
			>
				{years.map((year) => (
					<option key={year}>{year}</option>
				))}
			</select>
			<p className={css.unscripted}>{m.harvest(shown)}</p>
		</>
	);
}
