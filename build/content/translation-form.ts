import { type Field, formOf, type Input, type TextKind } from './forms.ts';
import { contentLanguage } from './languages.ts';
import { translationFields as t } from './messages.ts';
import { isArticle } from './page-address.ts';
import type { ContentKind } from './schemas.ts';
import { isShared } from './translation.ts';

/**
 * What an editor shows of a file in another language: of the fields of its kind those with words, and for an article the end of its address.
 * @param original path of the file that it translates
 */
export function translationForm(
	{ name, schema, text }: ContentKind,
	original: string,
	language: string,
): { name: string; fields: readonly Field[]; text: TextKind } {
	return {
		name,
		fields: [...(isArticle(original) ? [slug] : []), ...worded(formOf(schema), original, [])],
		text: text.kind === 'headings' ? { ...text, headings: contentLanguage(language).wineHeadings } : text,
	};
}

const slug: Field = { name: 'slug', ...t.slug, optional: false, input: { kind: 'text', atLeast: 1 } };

function worded(fields: readonly Field[], file: string, within: readonly string[]): Field[] {
	return fields.flatMap((field) => {
		const path = [...within, field.name];
		const input = wordedInput(field.input, file, path);
		return input ? [{ ...field, input }] : [];
	});
}

/** Nothing where it takes no words of its own. */
function wordedInput(input: Input, file: string, path: readonly string[]): Input | undefined {
	switch (input.kind) {
		case 'text':
			return isShared(file, path) ? undefined : input;
		case 'facts':
			return input;
		case 'list': {
			const item = wordedInput(input.item, file, path);
			return item && { ...input, item };
		}
		case 'group':
		case 'by-parcel': {
			const fields = worded(input.fields, file, path);
			return fields.length > 0 ? { ...input, fields } : undefined;
		}
		default:
			return undefined;
	}
}
