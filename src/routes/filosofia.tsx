import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/filosofia.md';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { TextPageView } from '../story/text-page-view';

export const Route = createFileRoute('/filosofia')({ component: Page });

function Page() {
	return (
		<>
			<PageHead {...page} path="/filosofia" jsonLd={[breadcrumbs({ name: page.heading, path: '/filosofia' })]} />
			<TextPageView page={page} />
		</>
	);
}
