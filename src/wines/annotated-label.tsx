import { labelMessages as m } from '#messages/label';
import { bottleView } from '../content/bottle-pictures';
import type { WineSummary } from '../content/wines/wine';
import { Picture } from '../ui/picture';
import css from './annotated-label.module.css';
import { labelParts } from './label-parts';
import partsCss from './label-parts.module.css';
import leadersCss from './leaders.module.css';

/** The label of a wine at full height, each of its parts named beside it, beneath it where letters are too large for that. */
export function AnnotatedLabel({ wine }: { wine: WineSummary }) {
	const { name, category, parcels } = wine;
	const { src, width, height } = bottleView(wine, 'label');
	return (
		<figure className={css.figure} data-annotated-label>
			<Picture files={[{ src }]} width={width} height={height} alt={m.labelOf(name)} loading="lazy" />
			<figcaption>
				<ul className={`${css.parts} ${leadersCss.leaders} ${partsCss.parts}`} data-family={category}>
					{labelParts[category].map((part) => (
						<li key={part} data-at={part}>
							{m.part(part, parcels.length)}
						</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}
