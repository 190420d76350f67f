/** What can go wrong on the way to an answer. The codes are those of the plugin's own client, and `http_error` is ours. */
export type FailureCode = 'fetch_error' | 'invalid_json' | 'http_error';

export type Failure = {
	kind: 'failed';
	code: FailureCode;
	/** The server had the request, and then broke or answered nonsense: what was asked may have been done all the same. */
	inDoubt?: true;
};
