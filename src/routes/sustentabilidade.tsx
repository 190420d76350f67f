import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/sustentabilidade.md';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { TextPageView } from '../story/text-page-view';

export const Route = createFileRoute('/sustentabilidade')({ component: Page });

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/sustentabilidade"
				jsonLd={[breadcrumbs({ name: page.heading, path: '/sustentabilidade' })]}
			/>
			<TextPageView page={page} />
		</>
	);
}
