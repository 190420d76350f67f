import type { Section } from '../content/rich-text';
import { SectionText } from '../ui/section-text';
import css from './text-columns.module.css';
import { sectionId } from './text-page';

/** Short sections of running text, from 1024 px in two columns. */
export function TextColumns({ sections }: { sections: readonly Section[] }) {
	return (
		<div className={css.columns}>
			{sections.map(({ heading, blocks }) => (
				<section key={heading} id={sectionId(heading)}>
					<h2 className="small-caps">{heading}</h2>
					<SectionText blocks={blocks} />
				</section>
			))}
		</div>
	);
}
