import { type NewKind, newFile, pathOfNew } from '../../build/content/new-file.ts';
import type { Content } from '../../build/content/read-documents.ts';
import { applyChange, type Fields, type FieldValue, fieldsOf, type Path } from '../document/content-text.ts';

export type Beginning = {
	kind: NewKind;
	/** The last part of its address. */
	slug: string;
	/** As people read it. */
	name: string;
	/** The text of another file of the kind, which it begins as. */
	like?: string | undefined;
};

/** The text that a new file begins with, and where it will be. */
export function beginFile({ kind, slug, name, like }: Beginning, content: Content): { path: string; text: string } {
	const template = newFile(kind, slug, content, new Date());
	const fresh = fieldsOf(template);
	const set = (text: string, path: Path, value: FieldValue | undefined) =>
		value === undefined ? text : applyChange(text, { type: 'set', path, value });
	let text = like ?? template;
	// What no two files share: the number of its place, the title of its page.
	for (const field of ['shelf', 'place', 'title'] as const) text = set(text, [field], fresh[field]);
	if (like !== undefined && kind === 'article') {
		text = set(text, ['date'], fresh.date);
		text = applyChange(text, { type: 'remove', path: ['heading'] });
	}
	if (like === undefined && kind !== 'visit') text = set(text, ['description'], describing(fresh, name));
	// The owner chooses them: one that is there already would be overlooked.
	if (like === undefined && kind === 'wine') text = set(text, ['parcels'], []);
	const { vintage } = fieldsOf(text);
	const title = kind === 'wine' ? `${name} ${String(vintage)}` : name;
	if (kind !== 'visit') text = set(text, ['title'], title);
	if (kind !== 'article') text = set(text, ['name'], name);
	return { path: pathOfNew(kind, slug), text };
}

/** The template knows no more of the name than the address does, which has neither capitals nor accents. */
function describing({ name: own, title, description }: Fields, name: string): string {
	return String(description).replace(String(own ?? title), () => name);
}
