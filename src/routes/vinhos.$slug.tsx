import { createFileRoute, notFound } from '@tanstack/react-router';
import { largestParcel } from '../content/largest-parcel';
import { parcelName } from '../content/parcel-names';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { wineJsonLd } from '../wines/wine-json-ld';
import { WineSheet } from '../wines/wine-sheet';

export const Route = createFileRoute('/vinhos/$slug')({
	component: Page,
	staticData: { contentModule: (slug) => `src/content/wines/pages/${slug}.ts` },
	loader: async ({ params }) => {
		const { loadWine } = await import('../wines/load-wine');
		const wine = await loadWine(params.slug);
		if (!wine) throw notFound();
		return wine;
	},
});

function Page() {
	const { summary, page } = Route.useLoaderData();
	const path = `/vinhos/${summary.slug}`;
	const parcel = largestParcel(summary.parcels);
	return (
		<>
			<PageHead
				title={page.title}
				description={page.description}
				path={path}
				drawing={parcel && parcelName(parcel)}
				jsonLd={[
					wineJsonLd(summary, page),
					breadcrumbs({ name: 'Vinhos', path: '/vinhos' }, { name: summary.name, path }),
				]}
			/>
			<WineSheet wine={summary} page={page} />
		</>
	);
}
