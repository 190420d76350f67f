import type { Section } from '../content/section';
import { SectionText } from '../ui/section-text';
import { SheetSection } from '../ui/sheet-section';
import css from './text-sections.module.css';

/** Sections of running text, one under the other. */
export function TextSections({ sections }: { sections: readonly Section[] }) {
	return sections.map(({ heading, ...body }) => (
		<SheetSection key={heading} heading={heading}>
			<div className={css.text}>
				<SectionText {...body} />
			</div>
		</SheetSection>
	));
}
