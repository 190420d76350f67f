/* What one build shows that another did not. Apart, so that programs without Node have the types. */

export type PageChange = {
	kind: 'added' | 'changed' | 'gone';
	/** As a visitor opens it. */
	address: string;
	/** Whether a file that the producer wrote in is this page; others follow from it, as lists do. */
	isOwn: boolean;
	/** Of a page that was there before and is there now, in its order. */
	texts: readonly TextChange[];
};

/** A paragraph, heading or cell: what it said and what it says. One that came has no `before`, one that went has no `now`. */
export type TextChange = { before?: string; now?: string };
