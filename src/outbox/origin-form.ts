import type { Outcome } from '#messages/outcomes';
import { isSameLanguage, localeTag } from '../cf7/locale';
import type { Language } from '../content/addresses';
import { language, languages } from '../content/languages';
import { readPageSettings } from '../content/page-settings';
import type { SiteSettings } from '../content/site-settings';
import type { OriginForm, OutboxMessage } from './message';
import { outcomeOf } from './outcomes';

/* The form that a message was written in, seen from the page that shows it, which may be of another language. */

/** Where the text of a message can be corrected. */
type FormPlace =
	/** In the form of this page: its own, or nothing is known of any other. */
	| { kind: 'here' }
	/** On the contact page of another language, whose form it is. */
	| { kind: 'elsewhere'; language: Language }
	/** Its form is not among those of the settings: that of this page takes its text. */
	| { kind: 'gone' };

/** @param settings of the page; undefined where it has lost them */
function placeOfForm(
	form: OriginForm | undefined,
	settings: Pick<SiteSettings, 'contactForm' | 'contactForms'> | undefined,
	others: readonly Language[],
): FormPlace {
	if (!form || !settings || form.id === settings.contactForm.id) return { kind: 'here' };
	const place = others.find(({ code }) => settings.contactForms[code]?.id === form.id);
	return place ? { kind: 'elsewhere', language: place } : { kind: 'gone' };
}

/** By the settings of this page. */
export function placeOf({ form }: OutboxMessage): FormPlace {
	return placeOfForm(form, form && settingsHere(), languages);
}

function settingsHere(): SiteSettings | undefined {
	const page = readPageSettings(document);
	return page.kind === 'settings' ? page.settings : undefined;
}

/** What certainly did not arrive can be sent by another form. */
const unsent: readonly Outcome[] = ['answered', 'gone', 'refused'];

/** {@link outcomeOf}, as far as this page can tell. @param now milliseconds since the epoch */
export function outcomeHere(message: OutboxMessage, now: number): Outcome {
	const outcome = outcomeOf(message, now);
	return unsent.includes(outcome) && placeOf(message).kind === 'gone' ? 'superseded' : outcome;
}

/** In which language the words of a message's form are, for a list in the language of the page; undefined where it is that, or not known. */
export function foreignLanguage({ form }: OutboxMessage): string | undefined {
	const tag = localeTag(form?.locale ?? '');
	return tag === '' || isSameLanguage(tag, language.tag) ? undefined : tag;
}
