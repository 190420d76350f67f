import { createFileRoute } from '@tanstack/react-router';
import page from '../content/pages/terroir.md';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { parseTerroirSearch } from '../terroir/selection/search';
import { TerroirPage } from '../terroir/terroir-page';

export const Route = createFileRoute('/terroir')({
	component: Page,
	staticData: { layout: 'map' },
	validateSearch: parseTerroirSearch,
	// For the prerendered page alone: with scripts the dialog brings these words when it opens.
	loader: async () => (import.meta.env.SSR ? (await import('../terroir/parcel/written-facts')).WrittenFacts : null),
});

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/terroir"
				jsonLd={import.meta.env.SSR && [breadcrumbs({ name: page.heading, path: '/terroir' })]}
			/>
			<TerroirPage writtenFacts={Route.useLoaderData()} />
		</>
	);
}
