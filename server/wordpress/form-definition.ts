import type { Rule } from '../../src/cf7/schema';

/** A form as its author wrote it in Contact Form 7's editor. Names as they stand in the markup. */
export type FormDefinition = {
	fields: readonly FormField[];
	messages: FormMessages;
	/** Words that make a message spam anywhere in it, without regard to case (docs/contact-form-7.md 3.2, step 6). */
	disallowedWords: readonly string[];
	/** The form's additional settings. */
	settings?: FormSettings;
	/** Rules that a plugin of the site adds at the end of the schema. */
	furtherRules?: readonly Rule[];
};

type FormSettings = {
	/** Nothing is mailed, and every answer says so. */
	demoMode?: true;
	/** Nothing is mailed. */
	skipMail?: true;
	/** Only for those who are logged in, and no visitor is. */
	subscribersOnly?: true;
	/** A missing acceptance is an invalid field. */
	acceptanceAsValidation?: true;
};

export type FormField = {
	name: string;
	/** The id the author gave to the control; comes back as `idref` with an error. */
	id?: string;
	required?: boolean;
} & FieldType;

type FieldType =
	| { type: 'text' | 'email' | 'url' | 'tel' | 'textarea'; minLength?: number; maxLength?: number }
	/** Limits as the author wrote them. A range without any goes from 0 to 100. */
	| { type: 'number' | 'range'; min?: string; max?: string }
	/** Limits as `2024-01-10`. */
	| { type: 'date'; min?: string; max?: string }
	| { type: 'select'; options: readonly Option[] }
	/** With `freeText`, the last option has a text beside it, and any value goes. */
	| { type: 'checkbox'; options: readonly Option[]; exclusive?: true; freeText?: true }
	| { type: 'radio'; options: readonly Option[]; freeText?: true }
	| { type: 'file'; accept?: readonly string[]; maxBytes?: number }
	| { type: 'quiz'; questions: readonly { question: string; answer: string }[] }
	| { type: 'acceptance'; inverted?: true; optional?: true }
	/** Any text, checked by no rule; kept with the message. */
	| { type: 'hidden' };

/** The size of a file that the plugin allows where the author sets no limit, in bytes. */
export const defaultFileBytes = 1_048_576;

/** What is posted and shown; with a pipe, the mail has the hidden side in its place (docs/contact-form-7.md 8.4). */
export type Option = string | { shown: string; hidden: string };

export function shownSideOf(option: Option): string {
	return typeof option === 'string' ? option : option.shown;
}

export type FormMessages = {
	sent: string;
	failed: string;
	invalid: string;
	unaccepted: string;
	spam: string;
	aborted: string;
	subscribersOnly: string;
	required: string;
	email: string;
	url: string;
	tel: string;
	tooShort: string;
	tooLong: string;
	number: string;
	numberTooSmall: string;
	numberTooLarge: string;
	date: string;
	dateTooEarly: string;
	dateTooLate: string;
	tooManyItems: string;
	unknownValue: string;
	fileType: string;
	fileTooLarge: string;
	fileNotUploaded: string;
	quiz: string;
};
