/** What can go wrong on the way to an answer. The codes are those of the plugin's own client, and `http_error` is ours. */
export type Failure =
	| { kind: 'failed'; code: 'fetch_error' }
	| { kind: 'failed'; code: 'invalid_json' }
	| { kind: 'failed'; code: 'http_error'; httpStatus: number };

export type FailureCode = Failure['code'];
