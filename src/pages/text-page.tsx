import type { ReactNode } from 'react';
import type { TextPage } from '../content/pages/text-page';
import type { Section } from '../content/section';
import { PageSection, PageTitle } from '../ui/page-layout';
import { SectionText } from '../ui/section-text';
import css from './text-page.module.css';

type TextPageViewProps = {
	page: TextPage;
	/** Stands between title and text. */
	children?: ReactNode;
};

/** A page that is read from top to bottom: title, lede, sections. */
export function TextPageView({ page, children }: TextPageViewProps) {
	return (
		<article>
			<PageTitle title={page.heading}>
				<p>{page.lede}</p>
			</PageTitle>
			{children}
			<TextSections sections={page.sections} />
		</article>
	);
}

/** Sections of running text, one under the other. */
export function TextSections({ sections }: { sections: readonly Section[] }) {
	return sections.map(({ heading, ...body }) => (
		<PageSection key={heading} heading={heading}>
			<div className={css.text}>
				<SectionText {...body} />
			</div>
		</PageSection>
	));
}
