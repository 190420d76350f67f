import { plainText } from '../../src/content/rich-text.ts';
import { type Body, readBody, textsIn } from './body.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { mainLanguage } from './languages.ts';
import { fileMessages as m } from './messages.ts';
import type { Place, Problem, Report } from './problem.ts';

/** A file of the content, split into its fields and its text. */
export type ContentDocument = {
	/** From the root of the repository: `src/content/wines/abade.md`. */
	file: string;
	/** The name of the file, which is the last part of the page's address. */
	slug: string;
	/** Of what is written in it. */
	language: string;
	head: FrontMatter;
	body: Body;
	report: Report;
	lineOf(place: Place): number;
};

/** What was read of a file. */
export type Read<T> = { document: ContentDocument; value: T };

type Split = { head: FrontMatter; body: Body };

/** The last text of each file with what it says: an editor asks for all files again with each letter that is typed into one. */
const lastRead = new Map<string, { source: string; split: Split | undefined; problems: readonly Problem[] }>();

/** Reads one file; what is wrong with it goes to `problems`. Nothing comes back when it, or its fields, cannot be read. */
export function readDocument(file: string, source: string, problems: Problem[]): ContentDocument | undefined {
	const last = lastRead.get(file);
	const read = last?.source === source ? last : { source, ...splitSource(file, source) };
	lastRead.set(file, read);
	problems.push(...read.problems);
	if (!read.split) return undefined;
	const { head } = read.split;
	const lineOf = (place: Place) => (typeof place === 'number' ? place : head.lineOf(place));
	const report: Report = (place, message) =>
		problems.push({ file, line: lineOf(place), message, ...(typeof place !== 'number' && { path: place }) });
	return { file, slug: slugOf(file), language: mainLanguage, ...read.split, report, lineOf };
}

function splitSource(file: string, source: string): { split: Split | undefined; problems: readonly Problem[] } {
	const problems: Problem[] = [];
	const refuse = (line: number, message: string) => problems.push({ file, line, message });
	const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
	const unreadable = faultOfCharacters(text);
	if (unreadable) refuse(unreadable.line, unreadable.message);
	const parts = unreadable ? undefined : readFrontMatter(text, refuse);
	if (!parts) return { split: undefined, problems };
	// Of a text, lines are told, never fields.
	const report: Report = (place, message) => refuse(typeof place === 'number' ? place : 1, message);
	return { split: { head: parts.head, body: readBody(parts.body, report) }, problems };
}

/** The name of a file without folder and ending: the last part of its page's address. */
export function slugOf(file: string): string {
	return /([^/]+)\.md$/.exec(file)?.[1] ?? '';
}

/** The first sign that a file was not saved as UTF-8, which is what reading one as such leaves, or that nobody can see. */
function faultOfCharacters(text: string): { line: number; message: string } | undefined {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	const at = text.search(/[\uFFFD\u0000-\u0008\u000B-\u001F\u007F]/);
	if (at < 0) return undefined;
	const line = text.slice(0, at).split('\n').length;
	return { line, message: text[at] === '\uFFFD' ? m.encoding : m.hiddenCharacter };
}

/** Every text of a file, of its fields and of its body, with its place. */
export function textsOf({ head, body }: ContentDocument): { text: string; place: Place }[] {
	const texts = [body.opening, ...body.sections].flatMap(textsIn);
	return [
		...head.texts.map(({ text, path }) => ({ text, place: path })),
		...texts.map(({ value, line }) => ({ text: plainText(value), place: line })),
	];
}
