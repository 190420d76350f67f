/*
 * What the server says itself (`server/`): in the place of Contact Form 7, and of a form that was posted without JavaScript. No page takes
 * any of it.
 */

/** What the stand-in for Contact Form 7 has to say of a form, in the producer's words. */
export const formAnswers = {
	sent: 'Obrigado! A sua mensagem foi enviada.',
	failed: 'Não foi possível enviar a mensagem. Tente mais tarde.',
	invalid: 'Há campos por corrigir. Veja as indicações e volte a enviar.',
	unaccepted: 'Tem de aceitar os termos antes de enviar.',
	spam: 'A mensagem foi recusada. Tente mais tarde.',
	aborted: 'O envio do email foi interrompido.',
	subscribersOnly: 'Este formulário é só para utilizadores com sessão iniciada.',
	required: 'Preencha este campo.',
	email: 'Escreva um endereço de email válido.',
	url: 'Escreva um endereço web válido.',
	tel: 'Escreva um número de telefone válido.',
	tooShort: 'O texto é demasiado curto.',
	tooLong: 'O texto é demasiado longo.',
	number: 'Escreva um número.',
	numberTooSmall: 'O número é pequeno demais.',
	numberTooLarge: 'O número é grande demais.',
	date: 'Escreva a data no formato AAAA-MM-DD.',
	dateTooEarly: 'A data é cedo demais.',
	dateTooLate: 'A data é tarde demais.',
	tooManyItems: 'Há demasiadas opções marcadas.',
	unknownValue: 'Foi enviado um valor desconhecido neste campo.',
	fileType: 'Este tipo de ficheiro não é aceite.',
	fileTooLarge: 'O ficheiro é demasiado grande.',
	fileNotUploaded: 'Erro do servidor ao carregar o ficheiro.',
	quiz: 'A resposta não está certa.',
};

/** What the page says of a form posted to it, where the form's server has not answered. */
export const postedForm = {
	otherForm:
		'A página era de uma versão anterior do site, e a mensagem não seguiu. O texto continua aqui: volte a enviar.',
	tooLarge: 'A mensagem é grande demais e não seguiu. Volte atrás para a encurtar.',
	/** The server may have stored it. */
	unsure: 'Não sabemos se a mensagem ficou guardada. O texto continua aqui: guarde-o antes de repetir.',
	tooMany: (minutes: number) =>
		`Recebemos demasiadas mensagens, e esta não seguiu. O texto continua aqui: volte a enviar dentro de ${minutes} min.`,
	/** By a real WordPress. */
	refused: 'O servidor não aceitou o pedido, e a mensagem não seguiu. O texto continua no formulário.',
	unknown: 'O servidor não respondeu como devia. Não sabemos se a mensagem seguiu: guarde o texto antes de repetir.',
};
