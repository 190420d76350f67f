import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/acessibilidade.md';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { TextPageView } from '../story/text-page-view';

export const Route = createFileRoute('/acessibilidade')({ component: Page });

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/acessibilidade"
				jsonLd={import.meta.env.SSR && [breadcrumbs({ name: page.heading, path: '/acessibilidade' })]}
			/>
			<TextPageView page={page} />
		</>
	);
}
