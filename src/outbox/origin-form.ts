import type { Outcome } from '#messages/outcomes';
import { isSameLanguage, localeTag } from '../cf7/locale';
import type { Language } from '../content/addresses';
import { language, languages } from '../content/languages';
import { readPageSettings } from '../content/page-settings';
import type { OutboxMessage } from './message';
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

/** By the settings of this page, as long as it has them. */
export function placeOf({ form }: OutboxMessage): FormPlace {
	if (!form) return { kind: 'here' };
	const page = readPageSettings(document);
	if (page.kind !== 'settings' || page.settings.contactForm.id === form.id) return { kind: 'here' };
	const { contactForms } = page.settings;
	const place = languages.find(({ code }) => contactForms[code]?.id === form.id);
	return place ? { kind: 'elsewhere', language: place } : { kind: 'gone' };
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
