/** A form as its author wrote it in Contact Form 7's editor. Names as they stand in the markup. */
export type FormDefinition = {
	fields: readonly FormField[];
	messages: FormMessages;
	/** Words that make a message spam wherever they stand in it, without regard to case (CONTRACT 3.2, step 6). */
	disallowedWords: readonly string[];
};

export type FormField = {
	name: string;
	/** The id the author gave to the control; comes back as `idref` with an error. */
	id?: string;
	required?: boolean;
} & FieldType;

type FieldType =
	| { type: 'text' | 'email' | 'url' | 'tel' | 'textarea'; minLength?: number; maxLength?: number }
	| { type: 'select'; options: readonly string[] }
	| { type: 'file'; accept?: readonly string[]; maxBytes?: number }
	| { type: 'acceptance' };

export type FormMessages = {
	sent: string;
	failed: string;
	invalid: string;
	unaccepted: string;
	spam: string;
	aborted: string;
	required: string;
	email: string;
	url: string;
	tel: string;
	tooShort: string;
	tooLong: string;
	unknownValue: string;
	fileType: string;
	fileTooLarge: string;
};
