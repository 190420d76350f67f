/** What can go wrong on the way to an answer. The codes are those of the plugin's own client, and `http_error` is ours. */
export type FailureCode = 'fetch_error' | 'invalid_json' | 'http_error';

/** Whether a status that was noted is the code of a failure, and none of the server's own. */
export function isFailureCode(status: string): status is FailureCode {
	return status === 'fetch_error' || status === 'invalid_json' || status === 'http_error';
}

/** What a failure means for a message (docs/product.md 5.4). */
type Verdict =
	/** The server cannot be reached, or takes nothing now: the message waits, and goes by itself. */
	| 'waiting'
	/** The server is there and has no rules to check by: the message is sent, and the server validates. */
	| 'send'
	/** The form is not there any more. */
	| 'gone'
	/** The server turned the request down: it has certainly not taken the message. */
	| 'refused'
	/** The server had the message, and then broke or answered nonsense: it may have taken it all the same. */
	| 'doubtful'
	/** The message was posted and no answer came. */
	| 'unknown';

export type Failure = {
	kind: 'failed';
	code: FailureCode;
	verdict: Verdict;
	/** How long the server does not want to be asked again, in milliseconds. */
	retryAfter?: number | undefined;
};

/** However long a server wants to be left alone, it is asked again after a day, in milliseconds. */
export const longestRetryMs = 24 * 60 * 60 * 1000;

/** Where no answer came, or someone else's: the page of a hotel's network, for instance. */
export const noAnswer = 0;

/** By HTTP status: the verdict on the question for the schema, and on the POST. */
const verdicts: readonly [statuses: readonly number[], asked: Verdict, posted: Verdict][] = [
	[[noAnswer], 'waiting', 'unknown'],
	[[404], 'gone', 'gone'],
	[[408, 425, 429], 'waiting', 'waiting'],
	[[502, 503, 504], 'waiting', 'doubtful'],
];

/**
 * The one place that decides by what answered. A 409 says that another request has the message in hand. A 503 that names a time to come back has turned the message away; without
 * one it may come from a front whose server took the message and broke afterwards.
 */
export function verdictOf(status: number, isPost: boolean, retryAfter?: number): Verdict {
	const others: Verdict = status >= 400 && status < 500 && status !== 409 ? 'refused' : 'doubtful';
	const [, asked, posted] = verdicts.find(([statuses]) => statuses.includes(status)) ?? [[], 'send', others];
	const turnsAway = status === 503 && retryAfter !== undefined;
	return isPost && !turnsAway ? posted : asked;
}
