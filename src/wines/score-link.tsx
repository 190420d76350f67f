import type { Score } from '../content/wines/wine';
import { winesMessages as m } from '../messages/wines';
import { jump } from './jump';
import css from './score-link.module.css';
import { scoresId } from './sections';

/** Milliseconds on the way down to the scores (SPEC 9). */
const TO_SCORE_MS = 1800;

/** The first score of the year, which leads down to all of them. */
export function ScoreLink({ score: { points, outOf, guide } }: { score: Score }) {
	return (
		<a
			href={`#${scoresId}`}
			className={`figure ${css.link}`}
			data-to-score=""
			onClick={(event) => jump(event, scoresId, TO_SCORE_MS)}
		>
			{m.toScore(points, outOf, guide)}
		</a>
	);
}
