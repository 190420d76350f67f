import { pageSize } from './news-answer';
import css from './page-scale.module.css';

/** Of one article on the bar, in CSS pixels, as long as there is room. */
const itemWidth = 16;

/** A scale bar of the articles that are here, one segment a page. Decorative: their number stands beside it. */
export function PageScale({ count }: { count: number }) {
	const filled = Array.from({ length: Math.ceil(count / pageSize / 2) }, (_, index) => index * 2 * pageSize);
	return (
		<svg
			className={css.scale}
			width={count * itemWidth}
			viewBox={`0 0 ${Math.max(count, 1)} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{filled.map((start) => (
				<rect key={start} x={start} width={Math.min(pageSize, count - start)} height="1" />
			))}
		</svg>
	);
}
