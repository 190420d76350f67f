import { Link } from '@tanstack/react-router';
import type { Experience } from '../content/pages/visit-page';
import { visitPictures } from '../content/visit-pictures';
import { uiMessages } from '../messages/ui';
import { visitMessages as m } from '../messages/visit';
import { Carousel } from '../ui/carousel/carousel';
import { FactList } from '../ui/fact-list';
import { Picture } from '../ui/picture';
import css from './experience-slides.module.css';

/** The visits at a glance, two in view, one below 1024 px, in a circle (docs/product.md 8); each leads to its text further down. */
export function ExperienceSlides({ experiences }: { experiences: readonly Experience[] }) {
	return (
		<section className={css.slides}>
			<Carousel
				name="experiencias"
				label={m.experiences}
				words={uiMessages.carousel}
				perView={{ base: 1, 1024: 2 }}
				gap={34}
				loop
				heading={<h2 className="small-caps">{m.experiences}</h2>}
			>
				{experiences.map((experience, index) => (
					<ExperienceSlide key={experience.slug} experience={experience} first={index === 0} />
				))}
			</Carousel>
		</section>
	);
}

/** How long, when and for how much are the first three facts of every visit. */
const factsAtAGlance = 3;

/** The first picture is in view when the page opens. */
function ExperienceSlide({ experience: { slug, name, facts }, first }: { experience: Experience; first: boolean }) {
	const place = visitPictures.find((picture) => picture.slug === slug)?.place;
	return (
		<article className={css.slide}>
			<figure>
				<div className={`plate ${css.plate}`}>
					<Picture
						files={[{ src: `/art/visits/${slug}-600` }]}
						alt=""
						width={600}
						height={400}
						loading={first ? 'eager' : 'lazy'}
						fetchPriority={first ? 'high' : 'auto'}
					/>
				</div>
				<figcaption className="caption">{place}</figcaption>
			</figure>
			<h3 className="d3">{name}</h3>
			<FactList facts={facts.slice(0, factsAtAGlance)} />
			<Link to="/visitar" hash={slug} className="link" aria-label={m.moreOf(name)}>
				{m.more}
			</Link>
		</article>
	);
}
