import { Link } from '@tanstack/react-router';
import { visitMessages as m } from '#messages/visit';
import { language as pageLanguage } from '../content/languages';
import type { Experience } from '../content/pages/pages';
import { Carousel } from '../ui/carousel/carousel';
import { FactList } from '../ui/fact-list';
import { Picture } from '../ui/picture';
import { Paragraphs } from '../ui/rich-text';
import css from './experience-slides.module.css';

/** What can be booked, two visits in view, one below 1024 px, in a circle (docs/product.md 8); each has its place in the address. */
export function ExperienceSlides({ experiences }: { experiences: readonly Experience[] }) {
	return (
		<section className={css.slides}>
			<VisitNames experiences={experiences} />
			<Carousel
				name="experiencias"
				label={m.visits}
				perView={{ base: 1, 1024: 2 }}
				gap={34}
				loop
				heading={<h2 className="small-caps">{m.visits}</h2>}
			>
				{experiences.map((experience, index) => (
					<ExperienceSlide key={experience.slug} experience={experience} first={index === 0} />
				))}
			</Carousel>
		</section>
	);
}

/** The names of all visits, for those that are not in view; each turns the carousel to itself. */
function VisitNames({ experiences }: { experiences: readonly Experience[] }) {
	return (
		<ul className={css.names}>
			{experiences.map(({ slug, name, language }) => (
				<li key={slug}>
					<a href={`#${slug}`} lang={language}>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}

/** The first picture is in view when the page opens. */
function ExperienceSlide({ experience, first }: { experience: Experience; first: boolean }) {
	const { slug, name, picture, ground, paragraphs, facts, included, language } = experience;
	return (
		<article id={slug} className={css.slide} lang={language}>
			<figure>
				<div className={`plate ${css.plate}`}>
					<Picture
						files={[{ src: picture }]}
						alt=""
						width={600}
						height={400}
						loading={first ? 'eager' : 'lazy'}
						fetchPriority={first ? 'high' : 'auto'}
					/>
				</div>
				{ground !== undefined && <figcaption className="caption">{ground}</figcaption>}
			</figure>
			<h3 className="d3">{name}</h3>
			<div className={css.text}>
				<Paragraphs of={paragraphs} />
			</div>
			<Link to="/contacto" className="button" aria-label={m.bookOne(name)} lang={language && pageLanguage.tag}>
				{m.book}
			</Link>
			<FactList facts={[...facts, { label: m.included, value: included.join(', ') }]} />
		</article>
	);
}
