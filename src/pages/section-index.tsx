import { legalMessages as m } from '#messages/legal';
import type { Section } from '../content/rich-text';
import css from './section-index.module.css';

/** The sections of a long text by their names, each a link to where it stands. */
export function SectionIndex({ sections }: { sections: readonly Section[] }) {
	return (
		<nav className={css.index} aria-label={m.sections} data-section-index="">
			<ol className={css.names}>
				{sections.map(({ heading }) => (
					<li key={heading}>
						<a href={`#${heading.replaceAll(' ', '-')}`}>{heading}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
