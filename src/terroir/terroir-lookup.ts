import type { TerroirSlug, ViewName } from '../content/estates';
import { type Terroir, terroirs } from '../content/terroirs';

export function terroirBySlug(slug: TerroirSlug): Terroir {
	return find((terroir) => terroir.slug === slug, slug);
}

export function terroirInView(view: ViewName): Terroir {
	return find((terroir) => terroir.view === view, view);
}

function find(matches: (terroir: Terroir) => boolean, name: string): Terroir {
	const terroir = terroirs.find(matches);
	if (!terroir) throw new Error(`The content has no terroir for ${name}.`);
	return terroir;
}
