import { z } from 'zod';
import type { ContactPage } from '../../src/content/pages/contact-page.ts';
import type { HomePage } from '../../src/content/pages/home-page.ts';
import type { SlidesPage } from '../../src/content/pages/slides-page.ts';
import type { TextPage } from '../../src/content/pages/text-page.ts';
import type { VisitPage } from '../../src/content/pages/visit-page.ts';
import type { ContentDocument } from './document.ts';
import { pageHead, parcel, readFields, text } from './fields.ts';
import { paragraphsOf, refuseOpening, refuseSections, sectionsOf } from './parts.ts';
import type { VisitFile } from './visit-file.ts';

const textPage = z.strictObject({ ...pageHead, heading: text(), lede: text() });

const slides = z.array(z.strictObject({ heading: text(), text: text(), parcel })).min(1);

const home = z.strictObject({
	...pageHead,
	hero: z.strictObject({ lines: z.array(text()).min(1), lede: text() }),
	philosophy: z.array(z.strictObject({ statement: text(), paragraph: text(), parcel, caption: text() })).min(1),
	visits: z.strictObject({ lede: text() }),
	film: z.strictObject({ heading: text(), caption: text(), seen: text() }),
});

const contact = z.strictObject({
	...pageHead,
	heading: text(),
	lede: text(),
	formHeading: text(),
	relief: z.strictObject({ alt: text(), caption: text() }),
	questionsHeading: text(),
});

/** A page that is read from top to bottom, from `pages/{name}.md`. */
export function readTextPage(document: ContentDocument): TextPage | undefined {
	refuseOpening(document.body.opening, document.report);
	const sections = sectionsOf(document);
	const fields = readFields(textPage, document.head, document.report);
	return fields && { ...fields, sections };
}

/** A text page with slides. */
export function readSlidesPage(document: ContentDocument): SlidesPage | undefined {
	refuseOpening(document.body.opening, document.report);
	const sections = sectionsOf(document);
	const fields = readFields(textPage.extend({ slides }), document.head, document.report);
	return fields && { ...fields, sections };
}

/** `/`, whose rows of visits come from their own files. */
export function readHomePage(document: ContentDocument, visits: readonly VisitFile[]): HomePage | undefined {
	refuseOpening(document.body.opening, document.report);
	refuseSections(document);
	const fields = readFields(home, document.head, document.report);
	return fields && { ...fields, visits: { ...fields.visits, rows: visits.map(({ row }) => row) } };
}

/** `/contacto`, with a question for each heading. */
export function readContactPage(document: ContentDocument): ContactPage | undefined {
	const { head, body, report } = document;
	refuseOpening(body.opening, report);
	const questions = body.sections.map((part) => ({ question: part.heading, answer: paragraphsOf(part, report) }));
	const fields = readFields(contact, head, report);
	return fields && { ...fields, questions };
}

/** `/visitar`, whose experiences come from their own files. */
export function readVisitPage(document: ContentDocument, visits: readonly VisitFile[]): VisitPage | undefined {
	const page = readTextPage(document);
	return page && { ...page, experiences: visits.map(({ experience }) => experience) };
}
