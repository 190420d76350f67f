import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/termos.md';
import { TextPageView } from '../pages/text-page';
import { PageHead } from '../shell/page-head';

export const Route = createFileRoute('/termos')({ component: Page });

function Page() {
	return (
		<>
			<PageHead {...page} path="/termos" />
			<TextPageView page={page} />
		</>
	);
}
