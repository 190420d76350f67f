import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { findNodeAtLocation, type ParseError, parseTree } from 'jsonc-parser';
import { z } from 'zod';
import type { MarkupNode, OwnerForm } from '../../src/content/owner-form.ts';
import { knownLanguages, mainLanguage } from './languages.ts';
import { ownerFormMessages as m, translationMessages } from './messages.ts';
import { ContentError, type FieldPath, type Problem, pathOf } from './problem.ts';
import { formElements, isAllowed } from './pull/allowed.ts';
import { sentence } from './sentence.ts';

/*
 * `src/content/forms/{language}.json`: a form of the owner's WordPress, as `npm run content -- pull` stored it. It comes from another server,
 * and somebody may have changed it since: nothing of it is rendered that is not named here.
 */

const folder = 'src/content/forms/';

/** Hidden fields that no author adds: those that other members stand for, and the id that each message has of its own. */
const reserved = /^(?:_wpcf7(?:_version|_locale|_unit_tag|_container_post|_posted_data_hash)?|_qv_submission)$/;

const ownerForm = z.strictObject({
	page: z.string(),
	id: z.int().positive(),
	version: z.string(),
	locale: z.string().regex(/^[a-z]{2,3}(_\w+)*$/i),
	unitTag: z.string().regex(/^[\w-]+$/),
	containerPost: z.int().nonnegative(),
	acceptanceAsValidation: z.literal(true).optional(),
	hidden: z.record(z.string(), z.string()).superRefine((fields, context) => {
		for (const name of Object.keys(fields))
			if (reserved.test(name)) context.addIssue({ code: 'custom', path: [name], message: m.reserved });
	}),
	markup: z.array(z.unknown()).min(1),
	schema: z.looseObject({
		version: z.string(),
		locale: z.string(),
		rules: z.array(z.looseObject({ rule: z.string() })),
	}),
	unkept: z.array(z.enum(['nonce', 'captcha'])),
});

/**
 * The form of the owner's in a language, or the one that stands in for it; nothing where there is none in any.
 * @throws {ContentError} with everything that is wrong with it
 */
export function readOwnerForm(root: URL, language: string = mainLanguage): OwnerForm | undefined {
	const { form, problems } = readFile(root, language);
	if (problems.length > 0) throw new ContentError(problems);
	return form;
}

/** The same for the settings, which are read before the content is checked: nothing where anything is wrong with it. */
export function readableOwnerForm(root: URL, language: string): OwnerForm | undefined {
	return readFile(root, language).form;
}

/** A language without a file has the form of the first that has one: WordPress takes a message only with the fields of its form. */
function readFile(root: URL, language: string): OwnerFormFile {
	const files = [language, ...knownLanguages().map(({ code }) => code)].map((code) => `${folder}${code}.json`);
	const file = files.find((each) => existsSync(new URL(each, root)));
	return file === undefined ? { problems: [] } : parseOwnerForm(file, readFileSync(new URL(file, root), 'utf8'));
}

/** What is wrong with the forms of all languages, and of which of them the page has to say that it cannot be sent from here. */
export function checkOwnerForms(root: URL): { problems: Problem[]; notes: Problem[] } {
	const place = new URL(folder, root);
	if (!existsSync(place)) return { problems: [], notes: [] };
	const names = readdirSync(place).filter((name) => name.endsWith('.json'));
	const known = knownLanguages().map(({ code }) => `${code}.json`);
	const read = names.map((name) => ({
		file: folder + name,
		...parseOwnerForm(folder + name, readFileSync(new URL(name, place), 'utf8')),
	}));
	const strange = names.filter((name) => !known.includes(name));
	return {
		problems: [
			...strange.map((name) => ({ file: folder + name, line: 1, message: m.noLanguage(name, known) })),
			...read.flatMap(({ problems }) => problems),
		],
		notes: read.flatMap(({ file, form }) =>
			(form?.unkept ?? []).map((what) => ({ file, line: 1, message: m.unkept[what] })),
		),
	};
}

type OwnerFormFile = { form?: OwnerForm; problems: Problem[] };

/** Reads a form of the owner's. @returns no form where anything is wrong with it */
export function parseOwnerForm(file: string, text: string): OwnerFormFile {
	const errors: ParseError[] = [];
	const tree = parseTree(text, errors);
	const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
	const [broken] = errors;
	if (broken || !tree)
		return { problems: [{ file, line: lineAt(broken?.offset ?? 0), message: translationMessages.noJson }] };

	const problems: Problem[] = [];
	const report = (path: FieldPath, message: string) => {
		const node = path.map((_, at) => findNodeAtLocation(tree, path.slice(0, path.length - at))).find(Boolean) ?? tree;
		problems.push({ file, line: lineAt(node.offset), message });
	};
	const result = ownerForm.safeParse(JSON.parse(text), { error: sentence });
	if (!result.success) {
		for (const { path, message } of result.error.issues) report(pathOf(path), `"${path.join('.')}" ${message}`);
		return { problems };
	}
	const { page: _page, acceptanceAsValidation, ...form } = result.data;
	const markup = readNodes(form.markup, ['markup'], report);
	if (problems.length > 0) return { problems };
	return { form: { ...form, ...(acceptanceAsValidation && { acceptanceAsValidation }), markup }, problems };
}

type ReportAt = (path: FieldPath, message: string) => void;

const element = z.strictObject({
	element: z.string(),
	attributes: z.record(z.string(), z.string()),
	children: z.array(z.unknown()),
});

function readNodes(nodes: readonly unknown[], path: FieldPath, report: ReportAt): MarkupNode[] {
	return nodes.flatMap((node, index): MarkupNode[] => {
		if (typeof node === 'string') return [node];
		const here = [...path, index];
		const { data } = element.safeParse(node);
		if (!data) {
			report(here, m.noNode);
			return [];
		}
		if (!formElements.has(data.element)) report([...here, 'element'], m.noElement(data.element));
		for (const [name, value] of Object.entries(data.attributes))
			if (!isAllowed(data.element, name, value))
				report([...here, 'attributes', name], m.noAttribute(name, data.element));
		return [{ ...data, children: readNodes(data.children, [...here, 'children'], report) }];
	});
}
