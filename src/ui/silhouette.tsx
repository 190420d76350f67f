import css from './silhouette.module.css';

/** A parcel's outline, 40 px. Decorative: its name stands beside it. */
export function Silhouette({ slug }: { slug: string }) {
	return (
		<svg className={css.silhouette} viewBox="0 0 40 40" aria-hidden="true">
			<use href={`/map/silhouettes.svg#${slug}`} />
		</svg>
	);
}
