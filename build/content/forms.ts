import { z } from 'zod';

/** A field of a file, as an editor shows it. */
export type Field = {
	/** As in the file: `lede`. */
	name: string;
	/** For people, in Portuguese: `Abertura`. */
	title: string;
	/** What belongs there. */
	hint: string;
	optional: boolean;
	/** It counts only where the field beside it has this value. */
	only?: { name: string; value: string };
	input: Input;
};

/** What a field takes. In the file all of it is text: `2022`, `17,5`, `2026-10-12`. */
export type Input =
	| Leaf
	/** Fields of its own. */
	| { kind: 'group'; fields: readonly Field[] }
	/** One below the other, each beginning with "- ". */
	| { kind: 'list'; item: Input; atLeast: number; atMost?: number }
	/** A group for each parcel of the estate, by its slug. */
	| { kind: 'by-parcel'; fields: readonly Field[] }
	| ByLanguage;

/** One group for all languages of the site, or one for each, by its code. */
type ByLanguage = {
	kind: 'by-language';
	fields: readonly Field[];
	languages: readonly { value: string; name: string }[];
};

type Leaf =
	/** Its length in characters; without `atMost` it may go on. */
	| { kind: 'text'; atLeast: number; atMost?: number }
	| { kind: 'year' }
	| { kind: 'whole-number' }
	/** With a comma: `17,5`. */
	| { kind: 'number' }
	| { kind: 'date' }
	/** Yes or no: `true` or `false`. */
	| { kind: 'flag' }
	| { kind: 'choice'; options: readonly { value: string; name: string }[] }
	/** The slug of a parcel. */
	| { kind: 'parcel' }
	/** A path under `public/`. */
	| { kind: 'picture' }
	/** Labels with values, in an order: `Duração: 80 min`. */
	| { kind: 'facts' };

/** What may stand below the fields. */
export type TextKind =
	| { kind: 'none' }
	/** Paragraphs without headings. */
	| { kind: 'paragraphs' }
	/** Parts under ## headings, with paragraphs, quotations, lists and links; `opening`: the same before the first heading. */
	| { kind: 'parts'; opening: boolean }
	/** These parts and no others, of paragraphs. */
	| { kind: 'headings'; headings: readonly string[] }
	/** Each ## heading is a question, and the paragraphs below it the answer. */
	| { kind: 'questions' };

declare module 'zod' {
	interface GlobalMeta {
		/** What a schema takes, where its parts do not tell. */
		input?: Leaf | ByLanguage;
		/** The least that a list needs. */
		atLeast?: number;
		/** Where a field counts: {@link Field.only}. */
		only?: { name: string; value: string };
	}
}

/** The fields that a schema of `schemas.ts` has, in its order. */
export function formOf(schema: z.core.$ZodType): readonly Field[] {
	const input = inputOf(schema);
	return input.kind === 'group' ? input.fields : [];
}

function inputOf(schema: z.core.$ZodType): Input {
	const leaf = z.globalRegistry.get(schema)?.input;
	if (leaf) return leaf;
	if (schema instanceof z.ZodObject) return { kind: 'group', fields: fieldsOf(schema.shape) };
	if (schema instanceof z.ZodArray)
		return { kind: 'list', item: inputOf(schema.element), atLeast: z.globalRegistry.get(schema)?.atLeast ?? 0 };
	if (schema instanceof z.ZodTuple) {
		const [item] = schema.def.items;
		const length = schema.def.items.length;
		return { kind: 'list', item: item ? inputOf(item) : { kind: 'text', atLeast: 1 }, atLeast: length, atMost: length };
	}
	if (schema instanceof z.ZodRecord) {
		return { kind: 'by-parcel', fields: formOf(schema.valueType) };
	}
	if (isOptional(schema)) return inputOf(schema.unwrap());
	throw new TypeError(`A field of the type ${schema._zod.def.type} has no form.`);
}

function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>): Field[] {
	return Object.entries(shape).map(([name, schema]) => {
		const { title = name, description = '', only } = metaOf(schema);
		const field = { name, title, hint: description, optional: isOptional(schema), input: inputOf(schema) };
		return only ? { ...field, only } : field;
	});
}

/** What is said of a field that may be left out stands at the schema within. */
function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
	return z.globalRegistry.get(schema) ?? (isOptional(schema) ? metaOf(schema.unwrap()) : {});
}

function isOptional(schema: z.core.$ZodType): schema is z.ZodOptional | z.ZodExactOptional | z.ZodDefault {
	return schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodDefault;
}
