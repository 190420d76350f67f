import { wines } from '../content/wines';
import type { WinePage, WineSummary } from '../content/wines/wine';

const pages = import.meta.glob<WinePage>('../content/wines/pages/*.ts', { import: 'default' });

/** The wine with this slug, its text fetched on its own; nothing if there is none. Rejects when the text cannot be fetched. */
export async function loadWine(slug: string): Promise<{ summary: WineSummary; page: WinePage } | undefined> {
	const summary = wines.find((wine) => wine.slug === slug);
	const load = pages[`../content/wines/pages/${slug}.ts`];
	return summary && load ? { summary, page: await load() } : undefined;
}
