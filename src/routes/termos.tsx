import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/termos.md';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { TextPageView } from '../story/text-page-view';

export const Route = createFileRoute('/termos')({ component: Page });

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/termos"
				jsonLd={import.meta.env.SSR && [breadcrumbs({ name: page.heading, path: '/termos' })]}
			/>
			<TextPageView page={page} />
		</>
	);
}
