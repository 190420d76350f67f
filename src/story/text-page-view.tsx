import type { ReactNode } from 'react';
import type { TextPage } from '../content/pages/text-page';
import { SheetTitle } from '../ui/sheet-title';
import { TextSections } from './text-sections';

type TextPageViewProps = {
	page: TextPage;
	/** Stands between title and text. */
	children?: ReactNode;
};

/** A page that is read from top to bottom: title, lede, sections. */
export function TextPageView({ page, children }: TextPageViewProps) {
	return (
		<article>
			<SheetTitle title={page.heading}>
				<p>{page.lede}</p>
			</SheetTitle>
			{children}
			<TextSections sections={page.sections} />
		</article>
	);
}
