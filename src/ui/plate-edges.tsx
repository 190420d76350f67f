import css from './plate-edges.module.css';

type PlateEdgesProps = {
	/** West and east. */
	meridians: readonly string[];
	/** North and south. */
	parallels: readonly string[];
};

/** Where the corners of a plate lie, along all four sides; on paper only (DESIGN 8). */
export function PlateEdges({ meridians, parallels }: PlateEdgesProps) {
	return (
		<div className={css.edges} aria-hidden="true">
			{(['top', 'bottom', 'left', 'right'] as const).map((side) => (
				<div key={side} className="figure" data-side={side}>
					{(side === 'top' || side === 'bottom' ? meridians : parallels).map((text) => (
						<span key={text}>{text}</span>
					))}
				</div>
			))}
		</div>
	);
}
