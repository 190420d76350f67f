import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/vinhos';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { TextSections } from '../story/text-sections';
import { SheetTitle } from '../ui/sheet-title';
import { WineIndex } from '../wines/wine-index';

export const Route = createFileRoute('/vinhos/')({ component: Page });

function Page() {
	return (
		<>
			<PageHead {...page} path="/vinhos" jsonLd={[breadcrumbs({ name: page.heading, path: '/vinhos' })]} />
			<SheetTitle title={page.heading}>
				<p>{page.lede}</p>
			</SheetTitle>
			<WineIndex />
			<TextSections sections={page.sections} />
		</>
	);
}
