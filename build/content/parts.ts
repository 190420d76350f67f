import type { Block, RichText, Section } from '../../src/content/rich-text.ts';
import type { LocatedBlock, Part } from './body.ts';
import type { ContentDocument } from './document.ts';
import { bodyMessages as m } from './messages.ts';
import type { Report } from './problem.ts';

/** The parts of a text under their headings, as pages show them. */
export function sectionsOf({ body, report }: ContentDocument): Section[] {
	return body.sections.map((section) => {
		const { heading, line } = section;
		return { heading, blocks: blocksOf(section, () => report(line, m.nothingUnder(heading))) };
	});
}

/** What stands before the first heading, of a page that must have something there. */
export function openingOf({ body: { opening }, report }: ContentDocument): Block[] {
	return blocksOf(opening, () => report(opening.line, m.noText));
}

/** @param reportNone where nothing stands there, and nothing was refused */
function blocksOf({ blocks, refused }: Part, reportNone: () => void): Block[] {
	if (blocks.length === 0 && !refused) reportNone();
	return blocks.map(blockOf);
}

function blockOf(block: LocatedBlock): Block {
	switch (block.kind) {
		case 'paragraph':
			return block.value;
		case 'quote':
			return { kind: 'quote', text: block.value };
		case 'list': {
			const { items, start } = block;
			return { kind: 'list', items: items.map(({ value }) => value), ...(start !== undefined && { start }) };
		}
		case 'links':
			return { kind: 'links', links: block.links.map(({ value }) => value) };
	}
}

/** The paragraphs of a part that shows nothing else and has at least one. */
export function paragraphsOf({ line, blocks, refused }: Part, report: Report): RichText[] {
	const misplaced = blocks.find(({ kind }) => kind !== 'paragraph');
	if (misplaced) report(misplaced.line, m.paragraphsOnly);
	if (blocks.length === 0 && !refused) report(line, m.noText);
	return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.value] : []));
}

/** The paragraphs under the headings a file must have, in their order: `['O vinho', 'Vinha']`. */
export function paragraphsUnder(headings: readonly string[], document: ContentDocument): RichText[][] {
	refuseOpening(document);
	const { body, report } = document;
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
export function refuseOpening({ body, report }: ContentDocument): void {
	const [misplaced] = body.opening.blocks;
	if (misplaced) report(misplaced.line, m.textBeforeHeading);
}

/** Reports headings, of a text that has none. */
export function refuseSections({ body, report }: ContentDocument): void {
	for (const { line } of body.sections) report(line, m.noHeadings);
}
