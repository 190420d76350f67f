import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { isSameLanguage } from '../src/cf7/locale.ts';
import type { Language } from '../src/content/addresses.ts';
import {
	type ContactFormSettings,
	type ContactForms,
	formFor,
	type SiteSettings,
} from '../src/content/site-settings.ts';
import { readableOwnerForm } from './content/owner-form-file.ts';
import { repository } from './content/read-content.ts';

/** The settings with the forms that were read from the owner's WordPress in place of those that they name for these languages. */
export function withOwnerForms<Settings extends Pick<SiteSettings, 'contactForm' | 'contactForms'>>(
	settings: Settings,
	languages: readonly Language[],
): Settings {
	const own = languages.flatMap(({ code }) => {
		const form = readableOwnerForm(repository, code);
		if (!form) return [];
		const { id, version, locale, unitTag, containerPost } = form;
		return [[code, { id, version, locale, unitTag, containerPost }] as const];
	});
	return { ...settings, contactForms: { ...settings.contactForms, ...Object.fromEntries(own) } };
}

/** Whether the contact page of any language has a form of the owner's: without one its code is in no script. */
export function hasOwnerForm(languages: readonly Language[]): boolean {
	return languages.some(({ code }) => readableOwnerForm(repository, code));
}

/**
 * The form of each language of the site, by its code. One that stands in for a language without its own names its subjects as it does
 * itself, for it accepts no others.
 * @throws {Error} when the words of the form's language hold no list of subjects
 */
export function formsByLanguage(
	settings: Pick<SiteSettings, 'contactForm' | 'contactForms'>,
	languages: readonly Language[],
): ContactForms {
	return Object.fromEntries(languages.map(({ code }) => [code, formOn(code, formFor(code, settings), languages)]));
}

function formOn(code: string, form: ContactFormSettings, languages: readonly Language[]): ContactFormSettings {
	const own = languages.find((each) => isSameLanguage(form.locale, each.code));
	// Of a language that the site has no words of nothing is known: its form has to know the page's subjects.
	return !own || own.code === code ? form : { ...form, subjects: subjectsIn(own.code) };
}

/** The subjects of a language, from its words. */
function subjectsIn(code: string): string[] {
	const file = `src/messages/${code}/contact-subjects.ts`;
	const subjects = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }).body.flatMap((node) => {
		const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
		if (declared?.type !== 'VariableDeclaration') return [];
		return declared.declarations.flatMap(({ init }) =>
			stringsOf(init?.type === 'TSAsExpression' ? init.expression : init),
		);
	});
	if (subjects.length === 0) throw new Error(`${file} holds no list of strings.`);
	return subjects;
}

type Expression = { type: string; elements?: readonly (Expression | null)[]; value?: unknown };

function stringsOf(expression: Expression | null | undefined): string[] {
	const elements = expression?.type === 'ArrayExpression' ? (expression.elements ?? []) : [];
	return elements.flatMap((element) => (typeof element?.value === 'string' ? [element.value] : []));
}
