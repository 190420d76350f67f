import type { Section } from '../content/section';
import { SheetSection } from '../ui/sheet-section';
import css from './text-sections.module.css';

/** Sections of running text, one under the other. */
export function TextSections({ sections }: { sections: readonly Section[] }) {
	return sections.map(({ heading, paragraphs, list, links }) => (
		<SheetSection key={heading} heading={heading}>
			<div className={css.text}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				{list && (
					<ul>
						{list.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				)}
				{links?.map(({ label, href }) => (
					<p key={href}>
						<a href={href}>{label}</a>
					</p>
				))}
			</div>
		</SheetSection>
	));
}
