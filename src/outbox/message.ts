export type OutboxFile = { name: string; type: string; bytes: ArrayBuffer };

/** One field of a form as it was on the screen; files as bytes, which every browser can store. */
export type OutboxEntry = readonly [name: string, value: string | OutboxFile];

/** What came of a submission: the server's status, for instance `mail_sent`, and its words; or the code of a failure, or `unreadable`, without words. */
export type ServerAnswer = {
	status: string;
	message: string;
	/** The JSON as it came: which fields are to be corrected, for instance. */
	received?: unknown;
	/** It is no reliable answer: the server may have taken the message all the same. */
	inDoubt?: true;
	/** The form does not exist any more. */
	gone?: true;
};

/** What kept a message from being sent when it was last tried. */
export type Obstacle = {
	/** `offline`: the site cannot be reached either. `silent`: the site answers, the form's server does not. `busy`: the form's server takes no messages now. */
	kind: 'offline' | 'silent' | 'busy';
	/** Since when the site answers and the form's server takes nothing, in milliseconds since the epoch. */
	since: number | undefined;
	/** The server does not want to be asked again before, in milliseconds since the epoch. */
	notBefore: number | undefined;
};

/** The form that a message was written in: it is posted to that one, and answered in its language. */
export type OriginForm = {
	id: number;
	/** As in WordPress: `pt_PT`; empty where it is not known. */
	locale: string;
};

type MessageFields = {
	id: string;
	/** Milliseconds since the epoch. */
	createdAt: number;
	/** How often its POST has begun, or the visitor asked for it without success. What a page or worker tries by itself is not counted. */
	attempts: number;
	/** What the list calls it. */
	subject: string;
	/** Absolute addresses, so that a worker sends the message to where the page would have. */
	schemaUrl: string;
	feedbackUrl: string;
	/** Missing where an earlier build kept of one that was sent only that it was. */
	form?: OriginForm;
	entries: readonly OutboxEntry[];
	/** Of one that waits; missing before its first attempt. */
	obstacle?: Obstacle;
	/** The visitor has not been shown yet what became of it. */
	untold?: boolean;
	/**
	 * The UUID that each of its POSTs has carried, while the server was known to have the companion: posted again, it arrives once
	 * (docs/decisions/0027). Missing before its first POST, and where there was one without.
	 */
	submission?: string | undefined;
	/** How often its server has answered a POST with that id, and not with what became of it. */
	doubts?: number | undefined;
};

/** The field that has {@link MessageFields.submission}; names that begin with `_` are no part of the text (docs/contact-form-7.md 3.1). */
export const submissionField = '_qv_submission';

/**
 * A message on its way (docs/product.md 5.4). `waiting`: is sent by itself when there is a network; one with a `submission` may have arrived. `sending`: its POST has begun.
 * `unknown`: the POST began and it is not known whether it arrived. `refused`: the server answered, and not with success.
 * `sent`: gone; only its record is left, without the text, until it has been reported.
 */
export type OutboxMessage =
	| (MessageFields & { state: 'waiting' | 'sending' | 'unknown' })
	| (MessageFields & { state: 'refused'; answer: ServerAnswer })
	| (MessageFields & { state: 'sent'; answer: ServerAnswer; sentAt: number });

export type OutboxState = OutboxMessage['state'];

/** Whether the visitor has still to be shown what became of a message. */
export function isUnreported({ state, untold }: OutboxMessage): boolean {
	return state === 'sent' || untold === true;
}

/** What a form hands over. */
export type Outgoing = Pick<MessageFields, 'subject' | 'schemaUrl' | 'feedbackUrl' | 'form' | 'entries'>;

/** A form's data in a shape that can be stored, in its order. @throws where a chosen file can no longer be read */
export async function entriesOf(formData: FormData): Promise<OutboxEntry[]> {
	return Promise.all(
		[...formData].map(async ([name, value]): Promise<OutboxEntry> => {
			if (typeof value === 'string') return [name, value];
			return [name, { name: value.name, type: value.type, bytes: await value.arrayBuffer() }];
		}),
	);
}

/** What is posted of a message: the fields of its form, and its id. */
export function bodyOf({ entries, submission }: Pick<OutboxMessage, 'entries' | 'submission'>): FormData {
	const formData = new FormData();
	for (const [name, value] of entries) {
		if (typeof value === 'string') formData.append(name, value);
		else formData.append(name, new Blob([value.bytes], { type: value.type }), value.name);
	}
	if (submission !== undefined) formData.append(submissionField, submission);
	return formData;
}

/** The form whose fields these are, by the hidden ones that the plugin gave it (docs/contact-form-7.md 3.1). */
export function originOf(entries: readonly OutboxEntry[]): OriginForm | undefined {
	const hidden = (wanted: string) => entries.find(([name]) => name === wanted)?.[1];
	const [id, locale] = [Number(hidden('_wpcf7')), hidden('_wpcf7_locale')];
	return id > 0 ? { id, locale: typeof locale === 'string' ? locale : '' } : undefined;
}

/** What was typed, by field; without files. */
export function textsOf({ entries }: Pick<OutboxMessage, 'entries'>): Readonly<Record<string, string | string[]>> {
	const texts: Record<string, string | string[]> = {};
	for (const [name, value] of entries)
		if (typeof value === 'string') texts[name] = name in texts ? [texts[name] ?? '', value].flat() : value;
	return texts;
}
