import { createFileRoute } from '@tanstack/react-router';
import { storyMessages } from '#messages/story';
import page from '../content/pages/sustentabilidade.md';
import { LandSlides } from '../pages/land-slides';
import { TextPageView } from '../pages/text-page';
import { lazyPart } from '../platform/lazy-part';
import { PageHead } from '../shell/page-head';

export const Route = createFileRoute('/sustentabilidade')({ component: Page });

const PracticeFigures = lazyPart(async () => (await import('../pages/practice-figures')).PracticeFigures, {
	near: '[data-practice]',
});

function Page() {
	return (
		<>
			<PageHead {...page} path="/sustentabilidade" />
			<TextPageView
				page={page}
				figure={(heading) =>
					Object.values(page.figures).some(({ under }) => under === heading) && (
						<PracticeFigures figures={page.figures} under={heading} />
					)
				}
				after={<LandSlides name="sustentabilidade" heading={storyMessages.onTheLand} slides={page.slides} />}
			/>
		</>
	);
}
