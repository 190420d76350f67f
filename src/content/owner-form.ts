/**
 * A form of the owner's WordPress, as `npm run content -- pull` read it from the page that the settings name. The contact page of
 * its language renders it in place of the form that is shipped as an example.
 */
export type OwnerForm = {
	id: number;
	version: string;
	/** As in WordPress: `pt_PT`. */
	locale: string;
	unitTag: string;
	containerPost: number;
	/** That setting of Contact Form 7: a missing consent is an error of its field, and never keeps the button from being pressed. */
	acceptanceAsValidation?: true;
	/** Hidden fields of the form's own, by name; those by which the server knows the form are made of the members above. */
	hidden: Readonly<Record<string, string>>;
	/** What stands in the form, in order, without its hidden fields and its answers. */
	markup: readonly MarkupNode[];
	/** The form's rules as `feedback/schema` answered. */
	schema: unknown;
	/** What the form asks for that a page made ahead of a visit cannot keep. */
	unkept: readonly Unkept[];
};

/** As it is stored: with the page that it was read from. That address in the owner's WordPress goes to no visitor. */
export type PulledForm = OwnerForm & { page: string };

/** A text, or an element of those that are allowed with the attributes that are allowed (`build/content/pull/allowed.ts`). */
export type MarkupNode = string | MarkupElement;

export type MarkupElement = {
	element: string;
	attributes: Readonly<Record<string, string>>;
	children: readonly MarkupNode[];
};

/** A nonce is made for one visit, a captcha's picture or token for one page. */
export type Unkept = 'nonce' | 'captcha';
