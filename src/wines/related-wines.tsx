import { Link } from '@tanstack/react-router';
import { wineKinds } from '#messages/families';
import { relatedWinesMessages as m } from '#messages/related-wines';
import { bottlePicture } from '../content/bottle-pictures';
import { nameLang } from '../content/languages';
import type { WineSummary } from '../content/wines/wine';
import { Carousel } from '../ui/carousel/carousel';
import shadowCss from '../ui/contact-shadow.module.css';
import { Picture } from '../ui/picture';
import css from './related-wines.module.css';

/** Three, and two below 768 px (docs/product.md 8). */
const perView = { base: 2, 768: 3 } as const;

type RelatedWinesProps = { wines: readonly WineSummary[] };

/** The wines that stand beside the one of the page. */
export function RelatedWines({ wines }: RelatedWinesProps) {
	return (
		<Carousel
			name="relacionados"
			label={m.relatedLabel}
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

function RelatedWine({ wine }: { wine: WineSummary }) {
	const { slug, name, category, vintage } = wine;
	const [small, large] = [bottlePicture(wine, 140), bottlePicture(wine, 280)];
	return (
		<Link to="/vinhos/$slug" params={{ slug }} className={css.wine}>
			<span className={`${css.ground} ${shadowCss.standing}`}>
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
			<span className={css.name} lang={nameLang}>
				{name}
			</span>
			<span className={css.kind}>{m.kindAndYear(wineKinds[category], vintage)}</span>
		</Link>
	);
}
