import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/acessibilidade.md';
import { TextPageView } from '../pages/text-page';
import { lazyPart } from '../platform/lazy-part';
import { PageHead } from '../shell/page-head';

export const Route = createFileRoute('/acessibilidade')({ component: Page });

const AccessibilityHead = lazyPart(async () => (await import('../pages/legal-heads')).AccessibilityHead, {
	near: '[data-section-index]',
});

function Page() {
	return (
		<>
			<PageHead {...page} path="/acessibilidade" />
			<TextPageView page={page} linkClass={() => 'link'}>
				<AccessibilityHead sections={page.sections} />
			</TextPageView>
		</>
	);
}
