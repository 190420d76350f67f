import { plainText } from '../../src/content/rich-text.ts';
import { type Body, readBody, textsIn } from './body.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import type { Problem, Report } from './problem.ts';

/** A file of the content, split into its fields and its text. */
export type ContentDocument = {
	/** From the root of the repository: `src/content/wines/abade.md`. */
	file: string;
	/** The name of the file, which is the last part of the page's address. */
	slug: string;
	head: FrontMatter;
	body: Body;
	report: Report;
};

/** Reads one file; what is wrong with it goes to `problems`. Nothing comes back when its fields cannot be told from its text. */
export function readDocument(file: string, source: string, problems: Problem[]): ContentDocument | undefined {
	const report: Report = (line, message) => problems.push({ file, line, message });
	const slug = /([^/]+)\.md$/.exec(file)?.[1] ?? '';
	if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
		report(
			1,
			`The name of the file becomes an address: small letters without accents, digits and hyphens, not "${slug}".`,
		);
	const split = readFrontMatter(source.replace(/^\uFEFF/, ''), report);
	return split && { file, slug, head: split.head, body: readBody(split.body, report), report };
}

/** Every text of a file, of its fields and of its body, with its line. */
export function textsOf({ head, body }: ContentDocument): { text: string; line: number }[] {
	const texts = [body.opening, ...body.sections].flatMap(textsIn);
	return [...head.texts, ...texts.map(({ value, line }) => ({ text: plainText(value), line }))];
}
