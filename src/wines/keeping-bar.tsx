import { keepingPattern } from '#messages/spans';
import { winePageMessages as m } from '#messages/wine-page';
import { useHydrated } from '../platform/use-store';
import css from './keeping-bar.module.css';

/** From which year to which a wine is at its best. */
type Keeping = { readonly from: number; readonly to: number };

/** What the fact `Guarda` says, from the harvest where it names no other beginning; nothing where it names no end. */
export function keepingOf(words: string, harvest: number): Keeping | undefined {
	const [, from, to] = keepingPattern.exec(words.replaceAll(/\s/g, ' ')) ?? [];
	if (to === undefined) return undefined;
	return { from: Number(from ?? harvest), to: Number(to) };
}

type KeepingBarProps = { harvest: number; keeping: Keeping };

/** The years from the harvest on, those of the window filled, and today among them. Decorative: the words stand beside it. */
export function KeepingBar({ harvest, keeping: { from, to } }: KeepingBarProps) {
	// The build does not know when the page is read.
	const today = useHydrated(yearOf(new Date()), undefined);
	const at = (year: number) => `${(((year - harvest) / (to - harvest)) * 100).toFixed(2)}%`;
	if (to <= harvest) return null;
	return (
		<svg className={css.keeping} aria-hidden="true" data-keeping="">
			<rect className={css.all} y="15" width="100%" height="7" />
			<line className={css.window} x1={at(from)} x2="100%" y1="18.5" y2="18.5" />
			<text y="38">{harvest}</text>
			<text x="100%" y="38" textAnchor="end">
				{to}
			</text>
			{today !== undefined && today < to && (
				<g className={css.today} data-today="">
					<line x1={at(today)} x2={at(today)} y1="12" y2="25" />
					<text x={at(today)} y="8" textAnchor="middle">
						{m.today}
					</text>
				</g>
			)}
		</svg>
	);
}

/** With the months that have gone. */
function yearOf(date: Date): number {
	return date.getFullYear() + date.getMonth() / 12;
}
