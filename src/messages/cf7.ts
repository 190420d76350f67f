/** What the client of Contact Form 7's forms says itself. */
export const cf7Messages = {
	error: 'Erro:',
	/** This contact form is placed in the wrong place. */
	wrongPlace: 'Este formulário de contacto está no sítio errado.',
	/** What a visitor can do when a form could not be sent. */
	textIsKept: 'O texto continua aqui.',
	mayHaveArrived: 'Não se sabe se a mensagem chegou. O texto continua aqui.',
} as const;
