import type { ReactNode } from 'react';
import type { TextPage } from '../content/pages/pages';
import type { Section } from '../content/rich-text';
import { PageSection, PageTitle } from '../ui/page-layout';
import { SectionText } from '../ui/section-text';
import css from './text-page.module.css';

type TextPageViewProps = {
	page: TextPage;
	/** Stands between title and text. */
	children?: ReactNode;
	figure?: TextSectionsProps['figure'];
	linkClass?: TextSectionsProps['linkClass'];
	/** Stands below the text. */
	after?: ReactNode;
};

/** A page that is read from top to bottom: title, lede, sections. */
export function TextPageView({ page, children, figure, linkClass, after }: TextPageViewProps) {
	return (
		<article>
			<PageTitle title={page.heading} lede={page.lede} />
			{children}
			<TextSections sections={page.sections} figure={figure} linkClass={linkClass} />
			{after}
		</article>
	);
}

type TextSectionsProps = {
	sections: readonly Section[];
	/** What stands above the text of the section with this heading. */
	figure?: ((heading: string) => ReactNode) | undefined;
	/** The class of a link that stands by itself, by where it leads. */
	linkClass?: ((href: string) => string) | undefined;
};

/** The fragment that leads to a section. */
export function sectionId(heading: string): string {
	return heading.replaceAll(' ', '-');
}

/** Sections of running text, one under the other. */
export function TextSections({ sections, figure, linkClass }: TextSectionsProps) {
	return sections.map(({ heading, blocks }) => (
		<PageSection key={heading} heading={heading} id={sectionId(heading)} compact>
			{figure?.(heading)}
			<div className={css.text}>
				<SectionText blocks={blocks} linkClass={linkClass} />
			</div>
		</PageSection>
	));
}
