import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/filosofia.md';
import { storyMessages } from '../messages/story';
import { LandSlides } from '../pages/land-slides';
import { TextPageView } from '../pages/text-page';
import { PageHead } from '../shell/page-head';

export const Route = createFileRoute('/filosofia')({ component: Page });

function Page() {
	return (
		<>
			<PageHead {...page} path="/filosofia" />
			<TextPageView page={page}>
				<LandSlides name="filosofia" heading={storyMessages.onTheLand} slides={page.slides} />
			</TextPageView>
		</>
	);
}
