import type { Section } from '../content/section';
import { Paragraphs, RichText, textKey } from '../ui/rich-text';
import { SheetSection } from '../ui/sheet-section';
import css from './text-sections.module.css';

/** Sections of running text, one under the other. */
export function TextSections({ sections }: { sections: readonly Section[] }) {
	return sections.map(({ heading, paragraphs, list, links }) => (
		<SheetSection key={heading} heading={heading}>
			<div className={css.text}>
				<Paragraphs of={paragraphs} />
				{list && (
					<ul>
						{list.map((item) => (
							<li key={textKey(item)}>
								<RichText text={item} />
							</li>
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
