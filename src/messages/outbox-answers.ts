/** What is said of messages that did not go: in their list, and on other pages. Apart from the list's other words, which the device page has from the start. */
export const outboxAnswers = {
	/** Why it waits, where it is not for want of a network. */
	silent: 'O servidor não respondeu.',
	busy: 'O servidor não aceita mensagens agora.',
	overdue: 'O servidor não aceita mensagens há mais de um dia. Pode enviá-la mesmo assim, ou falar connosco:',
	sendAnyway: 'Enviar mesmo assim',
	gone: 'O formulário já não existe no servidor. Fale connosco:',
	/** What the form says when it was left before a message went, and what became of it. */
	left: {
		waiting: 'A mensagem ainda não seguiu. Está guardada neste dispositivo e segue sozinha.',
		sending: 'A mensagem está a ser enviada.',
		unknown: 'O envio da mensagem foi interrompido e não se sabe se chegou.',
		refused: 'O servidor não aceitou a mensagem. O texto está guardado neste dispositivo.',
	},
	toList: 'Ver a mensagem',
} as const;
