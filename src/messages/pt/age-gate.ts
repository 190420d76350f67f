export const ageGateMessages = {
	label: 'Confirmação de idade',
	/** Up to and on the day eighteen years ago, written out, and a question mark. */
	bornBefore: 'Nasceu até',
	reason: 'Este sítio fala de vinho e é para quem já fez dezoito anos.',
	confirm: 'Sim, entrar',
	decline: 'Ainda não',
	declinedTitle: 'Então até lá.',
	declinedText: 'O vinho pode esperar. As vinhas também.',
	back: 'Voltar à pergunta',
	privacy: 'Privacidade',
};
