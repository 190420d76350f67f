export type OutboxFile = { name: string; type: string; bytes: ArrayBuffer };

/** One field of a form as it was on the screen; files as bytes, which every browser can store. */
export type OutboxEntry = readonly [name: string, value: string | OutboxFile];

/** What the server said to a submission: its own status, for instance `mail_sent`, and its words. */
export type ServerAnswer = {
	status: string;
	message: string;
	/** The answer as it came, for whoever understands it: which fields are to be corrected, for instance. */
	received?: unknown;
	/** It is no answer to rely upon: the server may have taken the message all the same. */
	inDoubt?: true;
	/** The form is not there any more. */
	gone?: true;
};

/** What stood in the way when a message was last to be sent. */
export type Obstacle = {
	/** `offline`: the site cannot be reached either. `silent`: the site answers, the form's server does not. `busy`: the form's server takes no messages now. */
	kind: 'offline' | 'silent' | 'busy';
	/** Since when the site answers and the form's server takes nothing, in milliseconds since the epoch. */
	since: number | undefined;
	/** The server does not want to be asked again before, in milliseconds since the epoch. */
	notBefore: number | undefined;
};

type Kept = {
	id: string;
	/** Milliseconds since the epoch. */
	createdAt: number;
	/** How often its POST has begun, or the visitor wanted it sent in vain. What goes on by itself and in vain is not counted. */
	attempts: number;
	/** What the list calls it. */
	subject: string;
	/** Absolute addresses, so that a worker sends the message to where the page would have. */
	schemaUrl: string;
	feedbackUrl: string;
	entries: readonly OutboxEntry[];
	/** Of one that waits; missing before its first attempt. */
	obstacle?: Obstacle;
	/** What became of it has not been shown to the visitor yet. */
	untold?: boolean;
};

/**
 * A message on its way (PRODUCT 5.4). `waiting`: goes by itself when there is a network. `sending`: its POST has begun.
 * `unknown`: the POST began and nobody knows whether it arrived. `refused`: the server answered, and not with success.
 * `sent`: gone; only the news of it is left, without the text.
 */
export type OutboxMessage =
	| (Kept & { state: 'waiting' | 'sending' | 'unknown' })
	| (Kept & { state: 'refused'; answer: ServerAnswer })
	| (Kept & { state: 'sent'; answer: ServerAnswer; sentAt: number });

export type OutboxState = OutboxMessage['state'];

/** What a form hands over. */
export type Draft = Pick<Kept, 'subject' | 'schemaUrl' | 'feedbackUrl' | 'entries'>;
