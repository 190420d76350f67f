/** What the client of Contact Form 7's forms says itself. */
export const cf7Messages = {
	error: 'Erro:',
	/** This contact form is placed in the wrong place. */
	wrongPlace: 'Este formulário de contacto está no sítio errado.',
	/** What a visitor can do when a form could not be sent. */
	textIsKept: 'O texto continua aqui.',
	mayHaveArrived: 'Não se sabe se a mensagem chegou. O texto continua aqui.',
} as const;

/** The original's messages, which are the keys, in Portuguese (docs/product.md 6). */
export const originals = {
	'You are probably offline.': 'É provável que esteja sem ligação.',
	'The response is not a valid JSON response.': 'A resposta do servidor não é um JSON válido.',
	'The server responded with an error.': 'O servidor respondeu com um erro.',
} as const;

type Original = keyof typeof originals;

/** What the original's client calls each failure (docs/contact-form-7.md 6.4); it has no words for an HTTP error. */
export const originalOf: Readonly<Record<'fetch_error' | 'invalid_json' | 'http_error', Original>> = {
	fetch_error: 'You are probably offline.',
	invalid_json: 'The response is not a valid JSON response.',
	http_error: 'The server responded with an error.',
};
