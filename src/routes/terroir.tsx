import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/terroir.md';
import { PageHead } from '../shell/page-head';
import { parseTerroirSearch } from '../terroir/selection/search';
import { TerroirPage } from '../terroir/terroir-page';

export const Route = createFileRoute('/terroir')({
	component: Page,
	staticData: { layout: 'map' },
	validateSearch: parseTerroirSearch,
	// For the prerendered page alone: with scripts the dialog brings these words when it opens.
	loader: async () => (import.meta.env.SSR ? (await import('../terroir/parcel/parcel-facts')).WrittenFacts : null),
});

function Page() {
	return (
		<>
			{/* Nothing else of what is written there: the panel tells of each estate. */}
			<PageHead title={page.title} description={page.description} heading={page.heading} path="/terroir" />
			<TerroirPage writtenFacts={Route.useLoaderData()} />
		</>
	);
}
