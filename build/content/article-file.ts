import { strictObject } from 'zod';
import measured from '../../src/content/facts.gen.json' with { type: 'json' };
import { metresPerPixel, pixelsFrom, worldPx } from '../../src/content/mercator.ts';
import { type Article, type NewsSummary, newsCategories, type ShownParcel } from '../../src/content/news/article.ts';
import { storyFiles } from '../../src/content/news/story-picture.ts';
import sizes from '../../src/content/parcel-sizes.gen.json' with { type: 'json' };
import { estateOf, type ParcelSlug } from '../../src/content/parcels.ts';
import plates from '../../src/content/plates.gen.json' with { type: 'json' };
import type { ContentDocument } from './document.ts';
import { choice, day, facts, list, pageHead, parcel, picture, refuseTwice, text } from './fields.ts';
import { fieldMessages as m } from './messages.ts';
import { openingOf, sectionsOf } from './parts.ts';
import { filesOfPicture, type IsPublic } from './public-files.ts';
import { readFields } from './read-fields.ts';

export const articleSchema = strictObject({
	...pageHead,
	heading: text()
		.meta({ title: 'Título à cabeça', description: 'Só se for diferente do título da página.' })
		.optional(),
	date: day.meta({ title: 'Data', description: 'O dia em que sai: 2026-10-12.' }),
	category: choice(newsCategories).meta({ title: 'Assunto', description: 'Por ele se escolhe na lista das notícias.' }),
	excerpt: text(160).meta({ title: 'Resumo', description: 'O que a lista das notícias mostra por baixo do título.' }),
	parcel: parcel
		.meta({ title: 'Parcela', description: 'Aquela de que se fala: o desenho dela acompanha a notícia.' })
		.optional(),
	lede: text().meta({ title: 'Entrada', description: 'As primeiras frases, em letra grande.' }),
	facts: facts.meta({ title: 'Em resumo', description: 'Datas e números, à margem do texto.' }),
	story: list(
		strictObject({
			picture: picture.meta({
				title: 'Imagem',
				description: 'Uma fotografia que se traz, ou um ficheiro de public, como art/plates/vv-acima.svg.',
			}),
			caption: text().meta({ title: 'Legenda', description: 'O que se vê.' }),
		}),
	)
		.superRefine(refuseTwice(({ picture: path }) => path, ['picture']))
		.meta({ title: 'Estampas', description: 'As imagens da notícia; num ecrã largo ficam duas a par.' })
		.default([]),
});

export type ArticleFile = { summary: NewsSummary; article: Article };

/** An article from `news/{slug}.md`, with the pictures of its story. */
export function readArticle(document: ContentDocument, { isPublic }: { isPublic: IsPublic }): ArticleFile | undefined {
	const { slug, report } = document;
	const opening = openingOf(document);
	const sections = sectionsOf(document);
	const fields = readFields(articleSchema, document);
	if (!fields) return undefined;
	for (const [index, { picture: path }] of fields.story.entries()) {
		const missing = filesOf(path).filter((file) => !isPublic(file));
		if (missing.length > 0) report(['story', index, 'picture'], m.of('picture', m.noPicture(missing)));
	}
	const { title, heading = title, date, category, excerpt, parcel: drawn, ...page } = fields;
	return {
		summary: { slug, title: heading, date, category, excerpt, ...(drawn && { parcel: drawn, start: startOf(drawn) }) },
		article: { slug, title, ...page, opening, sections, ...(drawn && { shown: shownOnStill(drawn) }) },
	};
}

/** The files that the page asks for, under `public/`. */
function filesOf(path: string): string[] {
	const shown = storyFiles(path);
	if (shown.kind === 'drawing') return [path];
	return shown.files.flatMap(({ src }) => filesOfPicture(src));
}

/** Of a glyph: how much of its square of 240 a drawing fills, which stands in the middle (`tiles/artwork/parcel-drawings.ts`). */
const glyph = { side: 240, fill: 0.96 };

/** Where the drawing of a parcel begins in its glyph. */
function startOf(parcel: ParcelSlug): number {
	const { across, down } = sizes[parcel];
	const width = glyph.side * glyph.fill * Math.min(1, across / down);
	return Math.round((glyph.side - width) / 2);
}

/** The still moves in whole steps of so many CSS pixels; the style sheet stops where it would not fill its frame. */
const step = 100;
const furthest = 4;

/** Between a parcel and its name, in CSS pixels. */
const gap = 6;
const stillZoom = 15;

/**
 * The shift that brings the middle of a parcel, which is that of its plate, nearest to the middle of the still without leaving it; its name
 * in the middle beneath it.
 */
export function shownOnStill(parcel: ParcelSlug): ShownParcel {
	const { west, east, south, north } = plates[parcel];
	const [longitude = 0, latitude = 0] = measured[parcel].centroid;
	const { centre } = estateOf(parcel);
	const { x, y } = pixelsFrom(centre, [(west + east) / 2, (south + north) / 2], worldPx(stillZoom));
	const reach = sizes[parcel].down / 2 / metresPerPixel(stillZoom, south);
	return {
		across: within(x / step),
		down: within(y / step),
		name: { x: Math.round(x), y: Math.round(y + reach + gap) },
		centroid: [longitude, latitude],
	};
}

function within(steps: number): number {
	// Without the addition there would be a −0.
	return Math.max(-furthest, Math.min(furthest, Math.round(steps))) + 0;
}
