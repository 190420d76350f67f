import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/termos.md';
import { TextPageView } from '../pages/text-page';
import { lazyPart } from '../platform/lazy-part';
import { PageHead } from '../shell/page-head';

export const Route = createFileRoute('/termos')({ component: Page });

const TermsHead = lazyPart(async () => (await import('../pages/legal-heads')).TermsHead, {
	near: '[data-section-index]',
});

function Page() {
	return (
		<>
			<PageHead {...page} path="/termos" />
			<TextPageView page={page}>
				<TermsHead sections={page.sections} />
			</TextPageView>
		</>
	);
}
