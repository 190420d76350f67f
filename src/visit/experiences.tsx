import { Link } from '@tanstack/react-router';
import type { Experience } from '../content/pages/visit-page';
import { visitMessages as m } from '../messages/visit';
import { FactList } from '../ui/fact-list';
import { Paragraphs } from '../ui/rich-text';
import css from './experiences.module.css';

/** What can be booked, each with its hours, its price and what belongs to it. */
export function Experiences({ experiences }: { experiences: readonly Experience[] }) {
	return experiences.map(({ slug, name, paragraphs, facts, included }) => (
		<section key={slug} id={slug} className={css.experience}>
			<div>
				<h2 className="d3">{name}</h2>
				<Paragraphs of={paragraphs} />
				<Link to="/contacto" className="link">
					{m.book}
				</Link>
			</div>
			<FactList facts={[...facts, { label: m.included, value: included.join(', ') }]} />
		</section>
	));
}
