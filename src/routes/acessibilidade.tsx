import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/acessibilidade.md';
import { TextPageView } from '../pages/text-page';
import { PageHead } from '../shell/page-head';

export const Route = createFileRoute('/acessibilidade')({ component: Page });

function Page() {
	return (
		<>
			<PageHead {...page} path="/acessibilidade" />
			<TextPageView page={page} />
		</>
	);
}
