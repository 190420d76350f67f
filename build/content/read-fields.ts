import type { z } from 'zod';
import { formOf, type Input } from './forms.ts';
import type { FrontMatter } from './front-matter.ts';
import { fieldMessages as m } from './messages.ts';
import { nearest } from './nearest.ts';
import { type FieldPath, pathOf, type Report, valueAt } from './problem.ts';
import { sentence } from './sentence.ts';

type FieldsOfFile = { head: Pick<FrontMatter, 'fields'>; report: Report };

/** The fields of a file as their schema types them; nothing when one of them is wrong, with every one that is reported. */
export function readFields<T>(schema: z.ZodType<T>, { head: { fields }, report }: FieldsOfFile): T | undefined {
	const result = schema.safeParse(fields, { error: sentence });
	if (result.success) return result.data;
	const issues = result.error.issues.map((issue) => ({ ...issue, path: pathOf(issue.path) }));
	const unknown = issues.flatMap((issue) =>
		issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ parent: issue.path, key })) : [],
	);
	/** A name that is misspelt is missing too: that is one mistake. */
	const missing = new Map(
		issues
			.filter(({ code, path }) => code !== 'unrecognized_keys' && valueAt(fields, path) === undefined)
			.map(({ path }) => [JSON.stringify(path), path]),
	);
	for (const { parent, key } of unknown) {
		const allowed = namesAt(schema, parent);
		const free = allowed.filter((name) => valueAt(fields, [...parent, name]) === undefined);
		const needed = free.filter((name) => missing.has(JSON.stringify([...parent, name])));
		const [near] = nearest(
			key,
			free.map((name) => ({ value: name, words: [name] })),
		);
		const isOnly = needed.length === 1 && unknown.filter((other) => other.parent === parent).length === 1;
		const meant = near ?? (isOnly ? needed[0] : undefined);
		if (meant) missing.delete(JSON.stringify([...parent, meant]));
		report([...parent, key], m.unknown(key, meant, allowed));
	}
	for (const { code, path, message } of issues) {
		if (code === 'unrecognized_keys') continue;
		if (valueAt(fields, path) === undefined && !missing.has(JSON.stringify(path))) continue;
		const name = path.findLast((step) => typeof step === 'string');
		report(path, m.of(name, message));
	}
	return undefined;
}

/** The names of the fields that stand within a field. */
function namesAt(schema: z.core.$ZodType, path: FieldPath): string[] {
	const fields = path.reduce<readonly ReturnType<typeof formOf>[number][]>((within, step) => {
		const field = within.find(({ name }) => name === step);
		return field ? fieldsIn(field.input) : within;
	}, formOf(schema));
	return fields.map(({ name }) => name);
}

function fieldsIn(input: Input): ReturnType<typeof formOf> {
	if (input.kind === 'list') return fieldsIn(input.item);
	return input.kind === 'group' || input.kind === 'by-parcel' ? input.fields : [];
}
