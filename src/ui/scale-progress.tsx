import css from './scale-progress.module.css';

type ScaleProgressProps = { done: number; total: number };

/** A scale bar filled as far as something has come. Decorative: the figure stands beside it. */
export function ScaleProgress({ done, total }: ScaleProgressProps) {
	return (
		<svg className={css.progress} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
			<rect width={done} height="1" />
		</svg>
	);
}
