import type { Language } from '../../../src/content/addresses';
import { showBeside } from '../state/shown';
import css from './languages.module.css';

type BesideChoiceProps = { languages: readonly Language[]; chosen: string | undefined };

/** Which language stands beside the Portuguese. */
export function BesideChoice({ languages, chosen }: BesideChoiceProps) {
	if (languages.length === 0) return null;
	return (
		<div className={css.choice} role="group" aria-label="Língua ao lado">
			<button
				type="button"
				className="button-quiet"
				aria-pressed={chosen === undefined}
				onClick={() => void showBeside(undefined)}
			>
				Só português
			</button>
			{languages.map(({ code, tag, name }) => (
				<button
					key={code}
					type="button"
					className="button-quiet"
					lang={tag}
					aria-pressed={code === chosen}
					onClick={() => void showBeside(code)}
				>
					{name}
				</button>
			))}
		</div>
	);
}
