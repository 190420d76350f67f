import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { visitMessages as m } from '#messages/visit';
import { language as pageLanguage } from '../content/languages';
import type { Experience } from '../content/pages/pages';
import { Carousel } from '../ui/carousel/carousel';
import { isInView } from '../ui/carousel/positions';
import { useSlidesInView } from '../ui/carousel/use-carousel';
import { FactList } from '../ui/fact-list';
import { Picture } from '../ui/picture';
import { Paragraphs } from '../ui/rich-text';
import css from './experience-slides.module.css';

const perView = { base: 1, 1024: 2 } as const;

/** What can be booked, two visits in view, one below 1024 px, in a circle (docs/product.md 8); each has its place in the address. */
export function ExperienceSlides({ experiences }: { experiences: readonly Experience[] }) {
	const [first, setFirst] = useState(0);
	return (
		<section className={css.slides}>
			<Carousel
				name="experiencias"
				label={m.visits}
				perView={perView}
				gap={34}
				loop
				onIndex={setFirst}
				heading={
					<>
						<h2 className="small-caps">{m.visits}</h2>
						<VisitNames experiences={experiences} first={first} />
					</>
				}
			>
				{experiences.map((experience, index) => (
					<ExperienceSlide key={experience.slug} experience={experience} first={index === 0} />
				))}
			</Carousel>
		</section>
	);
}

type VisitNamesProps = { experiences: readonly Experience[]; first: number };

/** The names of all visits; each turns the carousel to itself. Those of what is in view, from the `first` on, are marked. */
function VisitNames({ experiences, first }: VisitNamesProps) {
	const list = useRef<HTMLUListElement>(null);
	const extent = { count: experiences.length, inView: useSlidesInView(perView), loops: true };
	useEffect(() => {
		const startOf = (index: number) => list.current?.children[index]?.getBoundingClientRect().left ?? 0;
		list.current?.scrollTo({ left: startOf(first) - startOf(0) });
	}, [first]);
	return (
		<ul ref={list} className={css.names}>
			{experiences.map(({ slug, name, language }, index) => (
				<li key={slug}>
					<a href={`#${slug}`} lang={language} aria-current={isInView(index, first, extent) ? 'true' : undefined}>
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
