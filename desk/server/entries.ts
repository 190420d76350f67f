import { formOf } from '../../build/content/forms.ts';
import { type ContentKind, kindOf } from '../../build/content/schemas.ts';
import { originalOf } from '../../build/content/translation-path.ts';
import type { FileEntry } from '../answers.ts';
import type { Texts } from '../document/content-text.ts';
import { readFileText } from '../document/file-text.ts';
import type { Drafts } from './drafts.ts';
import { parcelNamesFile } from './files.ts';
import { otherKinds } from './other-kinds.ts';
import { formOfTranslation, translationState } from './translations.ts';

/** What the list shows of a file; nothing of one that the desk has no form for. */
export function entryOf(path: string, texts: Texts, stored: Texts, drafts: Drafts): FileEntry | undefined {
	const kind = otherKinds.get(path) ?? kindOf(originalOf(path));
	if (!kind) return undefined;
	const fields = shownFields(path, texts);
	const translation = translationState(path, texts, stored);
	const named = [fields.name, fields.heading, fields.title].find((one) => typeof one === 'string' && one !== '');
	const noted = [fields.date, fields.category].find((one) => typeof one === 'string');
	return {
		path,
		draft: drafts.get(path) !== undefined,
		form: formFor(path, kind),
		title: typeof named === 'string' ? named : kind.name,
		note: typeof noted === 'string' ? noted : '',
		...(translation && { translation }),
	};
}

/** Those of a file, and what a translation does not have of its own. */
function shownFields(path: string, texts: Texts): Record<string, unknown> {
	const read = (file: string) => {
		const reading = readFileText(file, texts.get(file) ?? '');
		return reading.kind === 'read' ? reading.fields : {};
	};
	return originalOf(path) === path ? read(path) : { ...read(originalOf(path)), ...written(read(path)) };
}

function written(fields: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

const forms = new Map<string, FileEntry['form']>();

/** Of all files of a kind, in one language, it is the same. */
function formFor(path: string, kind: ContentKind): FileEntry['form'] {
	const key = path.replace(/(?<=\/(?:wines|news|visits|vineyards)\/)[^/]+$/, '');
	const known = path === parcelNamesFile ? undefined : forms.get(key);
	const form = known ?? formOfTranslation(path) ?? { name: kind.name, fields: formOf(kind.schema), text: kind.text };
	forms.set(key, form);
	return form;
}
