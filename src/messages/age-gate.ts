export const ageGateMessages = {
	label: 'Confirmação de idade',
	/** Before the day eighteen years ago, written out, and a question mark. */
	bornBefore: 'Nasceu antes de',
	reason: 'Este sítio fala de vinho. Em Portugal, só o podemos mostrar a quem já fez dezoito anos.',
	confirm: 'Sim, entrar',
	decline: 'Ainda não',
	declinedTitle: 'Então até lá.',
	declinedText: 'O vinho pode esperar. As vinhas também.',
	back: 'Voltar à pergunta',
	privacy: 'Privacidade',
};
