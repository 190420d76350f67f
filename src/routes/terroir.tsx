import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/terroir.md';
import { PageHead } from '../shell/page-head';
import { parseTerroirSearch } from '../terroir/selection/search';
import { TerroirPage } from '../terroir/terroir-page';

export const Route = createFileRoute('/terroir')({
	component: Page,
	staticData: { layout: 'map' },
	validateSearch: parseTerroirSearch,
});

function Page() {
	return (
		<>
			{/* Nothing else of what is written there: the panel tells of each estate. */}
			<PageHead title={page.title} description={page.description} heading={page.heading} path="/terroir" />
			<TerroirPage />
		</>
	);
}
