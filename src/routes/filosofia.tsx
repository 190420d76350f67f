import { createFileRoute } from '@tanstack/react-router';
import { storyMessages } from '#messages/story';
import page from '../content/pages/filosofia.md';
import { LandSlides } from '../pages/land-slides';
import { lazyPart } from '../platform/lazy-part';
import { PageHead } from '../shell/page-head';
import { PageTitle } from '../ui/page-layout';

export const Route = createFileRoute('/filosofia')({ component: Page });

const Slope = lazyPart(async () => (await import('../pages/slope')).Slope, { near: '[data-slope]' });

function Page() {
	return (
		<>
			<PageHead {...page} path="/filosofia" />
			<article>
				<PageTitle title={page.heading} lede={page.lede} />
				<Slope page={page} />
				<LandSlides name="filosofia" heading={storyMessages.onTheLand} slides={page.slides} />
			</article>
		</>
	);
}
