import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/privacidade.md';
import { TextPageView } from '../pages/text-page';
import { lazyPart } from '../platform/lazy-part';
import { PageHead } from '../shell/page-head';

export const Route = createFileRoute('/privacidade')({ component: Page });

const PrivacyHead = lazyPart(async () => (await import('../pages/legal-heads')).PrivacyHead, {
	near: '[data-section-index]',
});

function Page() {
	return (
		<>
			<PageHead {...page} path="/privacidade" />
			<TextPageView page={page}>
				<PrivacyHead sections={page.sections} />
			</TextPageView>
		</>
	);
}
