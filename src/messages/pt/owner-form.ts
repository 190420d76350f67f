import { quantity, rounded } from '../quantity';

/** What the page itself says of a form of the owner's WordPress, whose words are otherwise its author's. */
export const ownerFormMessages = {
	/** Of the text beside the last option of a group. */
	freeText: (option: string) => `${option}: qual?`,
	/** Under a field for a file: its limit, where the form sets one, and up to which size it can wait on the device. */
	fileLimit: (limit: number | undefined, kept: number) => {
		if (limit === undefined) return `Sem rede, até ${size(kept)} por mensagem.`;
		return limit > kept ? `Até ${size(limit)}; sem rede, ${size(kept)} por mensagem.` : `Até ${size(limit)}.`;
	},
	tooLargeToKeep: (kept: number) =>
		`Sem rede não se guardam ficheiros de mais de ${size(kept)} por mensagem. Escolha outro, ou espere pela rede.`,
	chooseAgain: (names: readonly string[]) => `Volte a escolher ${names.join(', ')}: daqui não se repõe.`,
	acceptances: 'Confirme as declarações do formulário',
	/** In place of a form that cannot be sent from here. */
	unkept: {
		nonce: 'Este formulário é só para quem tem conta e entrou: não segue desta página. Fale connosco por outra via:',
		captcha:
			'Este formulário pede um código que esta página não pode mostrar, e não segue daqui. Fale connosco por outra via:',
	},
} as const;

function size(bytes: number): string {
	const megabyte = 1024 * 1024;
	return bytes < megabyte ? quantity(Math.floor(bytes / 1024), 'kB') : quantity(rounded(bytes / megabyte, 1), 'MB');
}
