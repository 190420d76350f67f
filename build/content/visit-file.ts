import { z } from 'zod';
import type { HomePage } from '../../src/content/pages/home-page.ts';
import type { Experience } from '../../src/content/pages/visit-page.ts';
import type { ContentDocument } from './document.ts';
import { count, facts, readFields, text } from './fields.ts';
import { paragraphsOf, refuseSections } from './parts.ts';

const visit = z.strictObject({
	name: text(),
	place: count,
	home: z.strictObject({ line: text(), figures: z.tuple([text(), text()]) }),
	facts,
	included: z.array(text()).min(1),
});

/** `place` is its own among the visits, counted from the first. */
export type VisitFile = { experience: Experience; row: HomePage['visits']['rows'][number]; place: number };

/** Something that can be booked, from `visits/{slug}.md`: the whole of it on `/visitar`, a row of it on the home page. */
export function readVisit(document: ContentDocument): VisitFile | undefined {
	const { slug, head, body, report } = document;
	refuseSections(document);
	const paragraphs = paragraphsOf(body.opening, report);
	const fields = readFields(visit, head, report);
	if (!fields) return undefined;
	const { name, place, home, facts: rows, included } = fields;
	return {
		experience: { slug, name, paragraphs, facts: rows, included },
		row: { slug, name, ...home },
		place,
	};
}
