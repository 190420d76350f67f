import type { RichText, Section } from '../../src/content/rich-text.ts';
import type { Part } from './body.ts';
import type { ContentDocument } from './document.ts';
import { bodyMessages as m } from './messages.ts';
import type { Report } from './problem.ts';

/** The parts of a text under their headings, as pages show them. */
export function sectionsOf({ body, report }: ContentDocument): Section[] {
	return body.sections.map((section) => {
		const { heading, paragraphs, quote, list, links } = section;
		if (paragraphs.length === 0 && !quote && !list && !links && !section.refused)
			report(section.line, m.nothingUnder(heading));
		return {
			heading,
			paragraphs: paragraphs.map(({ value }) => value),
			...(quote && { quote: quote.value }),
			...(list && { list: list.map(({ value }) => value) }),
			...(links && { links: links.map(({ value }) => value) }),
		};
	});
}

/** The paragraphs of a part that shows nothing else and has at least one. */
export function paragraphsOf(part: Part, report: Report): RichText[] {
	const misplaced = part.quote ?? part.list?.[0] ?? part.links?.[0];
	if (misplaced) report(misplaced.line, m.paragraphsOnly);
	if (part.paragraphs.length === 0 && !part.refused && !misplaced) report(part.line, m.noText);
	return part.paragraphs.map(({ value }) => value);
}

/** The paragraphs under the headings a file must have, in their order: `['O vinho', 'Vinha']`. */
export function paragraphsUnder(headings: readonly string[], { body, report }: ContentDocument): RichText[][] {
	refuseOpening(body.opening, report);
	const others = body.sections.filter(({ heading }) => !headings.includes(heading));
	for (const { heading, line } of others) report(line, m.noSuchHeading(heading, headings));
	return headings.map((heading) => {
		const part = body.sections.find((section) => section.heading === heading);
		if (part) return paragraphsOf(part, report);
		// A heading that is misspelt is one mistake, not two.
		if (others.length === 0) report(body.opening.line, m.headingMissing(heading));
		return [];
	});
}

/** Reports text before the first heading, of a page that has no place for it. */
export function refuseOpening({ paragraphs, quote, list, links }: Part, report: Report): void {
	const misplaced = paragraphs[0] ?? quote ?? list?.[0] ?? links?.[0];
	if (misplaced) report(misplaced.line, m.textBeforeHeading);
}

/** Reports headings, of a text that has none. */
export function refuseSections({ body, report }: ContentDocument): void {
	for (const { line } of body.sections) report(line, m.noHeadings);
}
