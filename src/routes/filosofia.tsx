import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/filosofia.md';
import { storyMessages } from '../messages/story';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { LandSlides } from '../story/land-slides';
import { TextPageView } from '../story/text-page-view';

export const Route = createFileRoute('/filosofia')({ component: Page });

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/filosofia"
				jsonLd={import.meta.env.SSR && [breadcrumbs({ name: page.heading, path: '/filosofia' })]}
			/>
			<TextPageView page={page}>
				<LandSlides name="filosofia" heading={storyMessages.onTheLand} slides={page.slides} />
			</TextPageView>
		</>
	);
}
