import { bottlePicture } from '../content/bottle-pictures';
import type { WineCategory, WineSummary } from '../content/wines/wine';
import { Picture } from '../ui/picture';
import css from './category-list.module.css';

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
export function CategoryGround({ category, bottle, near, opening }: CategoryGroundProps) {
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
			{bottle && <Bottle slug={bottle.slug} />}
		</>
	);
	if (near) return pictures;
	return opening && <noscript>{pictures}</noscript>;
}

/** The small file is sharp on phones: the bottle stands there at half its width. */
function Bottle({ slug }: { slug: string }) {
	const { src, width, height } = bottlePicture(slug, 280);
	return (
		<span className={css.bottle}>
			<Picture
				files={[{ src }]}
				crops={[{ media: '(min-width: 640px)', files: [{ src }, { src: bottlePicture(slug, 560).src, density: 2 }] }]}
				alt=""
				width={width}
				height={height}
			/>
		</span>
	);
}
