import { Link } from '@tanstack/react-router';
import type { Experience } from '../content/pages/visitar';
import { visitMessages as m } from '../messages/visit';
import { FactList } from '../ui/fact-list';
import css from './experiences.module.css';

/** What can be booked, each with its hours, its price and what belongs to it. */
export function Experiences({ experiences }: { experiences: readonly Experience[] }) {
	return experiences.map(({ slug, name, paragraphs, facts, included }) => (
		<section key={slug} id={slug} className={css.experience}>
			<div>
				<h2 className="d3">{name}</h2>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<Link to="/contacto" className="link">
					{m.book}
				</Link>
			</div>
			<FactList facts={[...facts, { label: m.included, value: included.join(', ') }]} />
		</section>
	));
}
