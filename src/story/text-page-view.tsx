import type { TextPage } from '../content/pages/text-page';
import { SheetTitle } from '../ui/sheet-title';
import { TextSections } from './text-sections';

/** A page that is read from top to bottom: title, lede, sections. */
export function TextPageView({ page }: { page: TextPage }) {
	return (
		<article>
			<SheetTitle title={page.heading}>
				<p>{page.lede}</p>
			</SheetTitle>
			<TextSections sections={page.sections} />
		</article>
	);
}
