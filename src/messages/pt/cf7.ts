/** What the client of Contact Form 7's forms says itself. */
export const cf7Messages = {
	error: 'Erro:',
	/** This contact form is placed in the wrong place. */
	wrongPlace: 'Este formulário de contacto está no sítio errado.',
	/** What a visitor can do when a form could not be sent. */
	textIsKept: 'O texto continua aqui.',
	mayHaveArrived: 'Não se sabe se a mensagem chegou. O texto continua aqui.',
} as const;

/**
 * Each failure in the words of the plugin's client (docs/contact-form-7.md 6.4), which go to the console, and in ours, which the visitor
 * reads (docs/product.md 6). The plugin has no words for an HTTP error.
 */
export const failures = {
	fetch_error: { original: 'You are probably offline.', text: 'É provável que esteja sem ligação.' },
	invalid_json: {
		original: 'The response is not a valid JSON response.',
		text: 'A resposta do servidor não é um JSON válido.',
	},
	http_error: { original: 'The server responded with an error.', text: 'O servidor respondeu com um erro.' },
} as const;
