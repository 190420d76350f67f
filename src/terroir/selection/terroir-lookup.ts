import type { TerroirSlug, ViewName } from '../../content/estates';
import { type Terroir, terroirs } from '../../content/terroirs';

/** What an address without a terroir means (SPEC 2). */
export const firstTerroir: Terroir = find(() => true, 'the first view');

export function terroirBySlug(slug: TerroirSlug): Terroir {
	return find((terroir) => terroir.slug === slug, slug);
}

export function terroirInView(view: ViewName): Terroir {
	return find((terroir) => terroir.view === view, view);
}

/** The terroir that a parcel belongs to, if there is such a parcel. */
export function terroirOf(parcel: string | undefined): TerroirSlug | undefined {
	return terroirs.find(({ parcels }) => parcels.some((slug) => slug === parcel))?.slug;
}

function find(matches: (terroir: Terroir) => boolean, name: string): Terroir {
	const terroir = terroirs.find(matches);
	if (!terroir) throw new Error(`The content has no terroir for ${name}.`);
	return terroir;
}
