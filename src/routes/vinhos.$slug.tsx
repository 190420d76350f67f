import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCallback } from 'react';
import { wineKinds } from '#messages/families';
import { navigation } from '#messages/shell';
import { parcelName } from '../content/parcel-names';
import { producer } from '../content/producer';
import type { WinePage, WineSummary } from '../content/wines/wine';
import { breadcrumbs, PageHead } from '../shell/page-head';
import { comesBackTo } from '../ui/followed-link';
import { parseWineSearch } from '../wines/search';
import { titleOfVintage, useVintage } from '../wines/vintages';
import { WineView } from '../wines/wine-view';

export const Route = createFileRoute('/vinhos/$slug')({
	component: Page,
	validateSearch: parseWineSearch,
	loader: async ({ params, preload }) => {
		const { loadWine } = await import('../wines/load-wine');
		const wine = await loadWine(params.slug, { whole: comesBackTo(preload, '[data-wine]') });
		if (!wine) throw notFound();
		return wine;
	},
});

function Page() {
	const wine = Route.useLoaderData();
	const navigate = Route.useNavigate();
	const { summary, page, vintages } = wine;
	const shown = useVintage(
		vintages,
		Route.useSearch(),
		useCallback(() => void navigate({ search: {}, replace: true, resetScroll: false }), [navigate]),
	);
	const path = `/vinhos/${summary.slug}`;
	return (
		<>
			<PageHead
				title={titleOfVintage(page.title, vintages, shown)}
				description={page.description}
				path={path}
				drawing={parcelName(page.plate.parcel)}
				jsonLd={
					import.meta.env.SSR && [
						wineJsonLd(summary, page),
						breadcrumbs(
							{ name: navigation.find(({ to }) => to === '/vinhos')?.label ?? '', path: '/vinhos' },
							{ name: summary.name, path },
						),
					]
				}
			/>
			<WineView
				{...wine}
				shown={shown}
				onChooseYear={(year) =>
					void navigate({ search: year === summary.vintage ? {} : { colheita: year }, resetScroll: false })
				}
			/>
		</>
	);
}

/** The wine as a schema.org Product. */
function wineJsonLd(wine: WineSummary, page: WinePage): object {
	return {
		'@type': 'Product',
		name: `${wine.name} ${wine.vintage}`,
		description: page.description,
		category: wineKinds[wine.category],
		brand: { '@type': 'Brand', name: producer.name },
		manufacturer: { '@type': 'Winery', name: producer.name },
	};
}
