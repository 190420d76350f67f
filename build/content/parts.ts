import type { RichText } from '../../src/content/rich-text.ts';
import type { Section } from '../../src/content/section.ts';
import type { Part } from './body.ts';
import type { ContentDocument } from './document.ts';
import type { Report } from './problem.ts';

/** The parts of a text under their headings, as pages show them. */
export function sectionsOf({ body, report }: ContentDocument): Section[] {
	return body.sections.map((section) => {
		const { heading, paragraphs, quote, list, links } = section;
		if (paragraphs.length === 0 && !quote && !list && !links)
			report(section.line, `There is nothing under "${heading}".`);
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
	if (misplaced) report(misplaced.line, 'Only paragraphs can stand here, no quotation and no list.');
	if (part.paragraphs.length === 0) report(part.line, 'There is no text here.');
	return part.paragraphs.map(({ value }) => value);
}

/** The paragraphs under the headings a file must have, in their order: `['O vinho', 'Vinha']`. */
export function paragraphsUnder(headings: readonly string[], { body, report }: ContentDocument): RichText[][] {
	refuseOpening(body.opening, report);
	for (const { heading, line } of body.sections)
		if (!headings.includes(heading))
			report(line, `"${heading}" is no heading of this page: it has ${headings.join(', ')}.`);
	return headings.map((heading) => {
		const part = body.sections.find((section) => section.heading === heading);
		if (part) return paragraphsOf(part, report);
		report(1, `The part "## ${heading}" is missing.`);
		return [];
	});
}

/** Reports text before the first heading, of a page that has no place for it. */
export function refuseOpening({ paragraphs, quote, list, links }: Part, report: Report): void {
	const misplaced = paragraphs[0] ?? quote ?? list?.[0] ?? links?.[0];
	if (misplaced) report(misplaced.line, 'This text stands before the first heading: put a ## heading above it.');
}

/** Reports headings, of a text that has none. */
export function refuseSections({ body, report }: ContentDocument): void {
	for (const { line } of body.sections) report(line, 'This text has no headings.');
}
