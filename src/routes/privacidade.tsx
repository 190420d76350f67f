import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/privacidade.md';
import { TextPageView } from '../pages/text-page';
import { PageHead } from '../shell/page-head';

export const Route = createFileRoute('/privacidade')({ component: Page });

function Page() {
	return (
		<>
			<PageHead {...page} path="/privacidade" />
			<TextPageView page={page} />
		</>
	);
}
