import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/sustentabilidade.md';
import { storyMessages } from '../messages/story';
import { LandSlides } from '../pages/land-slides';
import { TextPageView } from '../pages/text-page';
import { breadcrumbs, PageHead } from '../shell/page-head';

export const Route = createFileRoute('/sustentabilidade')({ component: Page });

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/sustentabilidade"
				jsonLd={import.meta.env.SSR && [breadcrumbs({ name: page.heading, path: '/sustentabilidade' })]}
			/>
			<TextPageView page={page}>
				<LandSlides name="sustentabilidade" heading={storyMessages.onTheLand} slides={page.slides} />
			</TextPageView>
		</>
	);
}
