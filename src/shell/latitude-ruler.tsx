import css from './latitude-ruler.module.css';

/**
 * The scale of latitude in both margins: the visitor scrolls south (docs/design.md 4). Ticks of 10″, 1′ and 5′, a label every 5′.
 * `top` and `bottom` are minutes north of 41°. Positions are SVG attributes, so that the prerendered page needs no style attribute.
 */
export function LatitudeRuler({ top, bottom }: { top: number; bottom: number }) {
	const tens = Math.round((top - bottom) * 6);
	const labels = labelledMinutes(top, bottom);
	return (
		<>
			{(['start', 'end'] as const).map((side) => (
				<div key={side} className={css.ruler} data-side={side} aria-hidden="true">
					<svg aria-hidden="true" viewBox={`0 0 14 ${tens}`} preserveAspectRatio="none">
						<path className={css.seconds} d={ticks(top, tens, (tenths) => tenths % 6 !== 0, 4)} />
						<path className={css.minutes} d={ticks(top, tens, (tenths) => tenths % 6 === 0 && tenths % 30 !== 0, 8)} />
						<path d={ticks(top, tens, (tenths) => tenths % 30 === 0, 14)} />
					</svg>
					<svg aria-hidden="true" className={css.labels}>
						{labels.map((minutes) => (
							<svg
								key={minutes}
								aria-hidden="true"
								x="50%"
								y={`${(((top - minutes) / (top - bottom)) * 100).toFixed(3)}%`}
								overflow="visible"
							>
								<text>{`41°${String(minutes).padStart(2, '0')}′`}</text>
							</svg>
						))}
					</svg>
				</div>
			))}
		</>
	);
}

/** Every fifth minute strictly between top and bottom. */
function labelledMinutes(top: number, bottom: number): number[] {
	const first = Math.ceil(top / 5) * 5 - 5;
	return Array.from({ length: 12 }, (_, index) => first - index * 5).filter(
		(minutes) => minutes > bottom && minutes < top,
	);
}

/** `chosen` is asked with the latitude in tens of seconds. */
function ticks(top: number, tens: number, chosen: (latitude: number) => boolean, length: number): string {
	return Array.from({ length: tens + 1 }, (_, index) => index)
		.filter((index) => chosen(Math.round(top * 6) - index))
		.map((index) => `M0 ${index}h${length}`)
		.join('');
}
