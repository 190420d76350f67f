/** A point of a drawing in its own pixels. */
export type DrawingPoint = readonly [x: number, y: number];

/**
 * The four trig points and the six lines of sight between them, as SVG shapes for the drawing they stand in.
 * Lines to the last point are dotted where `dotted` says so, as on the front page.
 */
export function SightLines({ points, dotted = false }: { points: readonly DrawingPoint[]; dotted?: boolean }) {
	const pairs = points.flatMap((from, index) => points.slice(index + 1).map((to) => ({ from, to })));
	const last = points.at(-1);
	return (
		<g className="sight-lines">
			{pairs.map(({ from, to }) =>
				dotted && to === last ? (
					<path key={`${from} ${to}`} d={`M${from}L${to}`} data-dotted="" data-draw="fade" />
				) : (
					<path key={`${from} ${to}`} d={`M${from}L${to}`} pathLength={1} data-draw="line" />
				),
			)}
			{points.map(([x, y]) => (
				<g key={`${x} ${y}`} className="trig-point">
					<path d={`M${x} ${y - 8}l7.5 13h-15z`} />
					<circle cx={x} cy={y + 0.6} r="1.5" />
				</g>
			))}
		</g>
	);
}
