import { Link } from '@tanstack/react-router';
import { bottlePicture } from '../content/bottle-pictures';
import type { WineSummary } from '../content/wines/wine';
import { uiMessages } from '../messages/ui';
import { winesMessages as m } from '../messages/wines';
import { Carousel } from '../ui/carousel/carousel';
import { Picture } from '../ui/picture';
import { categoryName } from './category-name';
import css from './related-wines.module.css';

/** Three, and two below 768 px (docs/product.md 8). */
const perView = { base: 2, 768: 3 } as const;

export type RelatedWinesProps = { wines: readonly WineSummary[] };

/** The wines that stand beside the one of the page. */
export function RelatedWines({ wines }: RelatedWinesProps) {
	return (
		<Carousel
			name="relacionados"
			label={m.relatedLabel}
			words={uiMessages.carousel}
			perView={perView}
			heading={
				<div className={css.head}>
					<h2 className="d2">{m.related}</h2>
					<Link to="/vinhos" className="link">
						{m.allWines}
					</Link>
				</div>
			}
		>
			{wines.map((wine) => (
				<RelatedWine key={wine.slug} wine={wine} />
			))}
		</Carousel>
	);
}

function RelatedWine({ wine: { slug, name, category, vintage } }: { wine: WineSummary }) {
	const [small, large] = [bottlePicture(slug, 140), bottlePicture(slug, 280)];
	return (
		<Link to="/vinhos/$slug" params={{ slug }} className={css.wine}>
			<span className={css.ground}>
				<Picture
					files={[small, large]}
					sizes="(min-width: 1440px) 103px, (min-width: 768px) 7.2vw, 14vw"
					width={large.width}
					height={large.height}
					alt=""
					loading="lazy"
					draggable={false}
				/>
			</span>
			<span className={css.name}>{name}</span>
			<span className={css.kind}>{m.kindAndYear(categoryName(category), vintage)}</span>
		</Link>
	);
}
