import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { homeMessages as m } from '#messages/home';
import { bottlePicture } from '../content/bottle-pictures';
import { wines } from '../content/wines';
import { wineCategories } from '../content/wines/categories';
import type { WineCategory, WineSummary } from '../content/wines/wine';
import { whenNear } from '../platform/lazy-part';
import { HoverList } from '../ui/hover-list/hover-list';
import { Icon } from '../ui/icon';
import { withNonBreakingSpaces } from '../ui/non-breaking';
import { Picture } from '../ui/picture';
import css from './category-list.module.css';

/** The five families of the house at display size; the one that is pointed at, focused or tapped lends its ground and its first bottle. */
export function CategoryList() {
	const section = useRef<HTMLElement>(null);
	const [near, setNear] = useState(false);

	// Five grounds lie on each other: by themselves all of them would load long before the first is seen.
	useEffect(() => (section.current ? whenNear(section.current, () => setNear(true)) : undefined), []);

	return (
		<section ref={section} className={css.wines} data-ground="dark" aria-labelledby="os-vinhos">
			<h2 className={`small-caps ${css.heading}`} id="os-vinhos">
				{m.wines}
			</h2>
			<HoverList
				grounds="behind"
				className={css.list}
				rows={wineCategories.map(({ slug, name, line }, index) => {
					const family = wines.filter(({ category }) => category === slug);
					return {
						key: slug,
						ground: <CategoryGround category={slug} bottle={family[0]} near={near} opening={index === 0} />,
						content: (
							<>
								<Link to="/vinhos" search={{ filtro: slug }} className={css.link}>
									{/* Where they do not fit side by side the last word of the name goes with its count: hidden, this takes no line of its own. */}
									<span className={css.name}>{withNonBreakingSpaces(name)}</span>
									{'\u00a0'}
									<span className={css.count}>
										{slug === 'azeite' ? m.oils(family.length) : m.count(family.length)}
									</span>
								</Link>
								<p className={css.line}>{line}</p>
							</>
						),
					};
				})}
			/>
			<Link to="/vinhos" className={`button ${css.all}`} data-variant="outline">
				{m.allWines} <Icon name="arrow" />
			</Link>
		</section>
	);
}

type CategoryGroundProps = {
	category: WineCategory;
	/** The first of the family, standing on the lower edge. */
	bottle: WineSummary | undefined;
	/** Without it nothing is fetched. */
	near: boolean;
	/** It is the one that stands at first, and the only one without scripts. */
	opening: boolean;
};

/** The land in the ink of a family, and a bottle. Decorative. */
function CategoryGround({ category, bottle, near, opening }: CategoryGroundProps) {
	const pictures = (
		<>
			<Picture
				files={[{ src: `/art/category-${category}-phone-780` }]}
				crops={[{ media: '(min-width: 640px)', files: [{ src: `/art/category-${category}` }] }]}
				alt=""
				width={1920}
				height={1080}
			/>
			<span className={css.veil} />
			{bottle && <Bottle wine={bottle} />}
		</>
	);
	if (near) return pictures;
	return opening && <noscript>{pictures}</noscript>;
}

/** The small file is sharp on phones: the bottle stands there at half its width. */
function Bottle({ wine }: { wine: WineSummary }) {
	const { src, width, height } = bottlePicture(wine, 280);
	return (
		<span className={css.bottle}>
			<Picture
				files={[{ src }]}
				crops={[{ media: '(min-width: 640px)', files: [{ src }, { src: bottlePicture(wine, 560).src, density: 2 }] }]}
				alt=""
				width={width}
				height={height}
			/>
		</span>
	);
}
