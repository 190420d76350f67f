import { randomBytes } from 'node:crypto';
import { contactSubjects } from '#messages/contact-subjects';
import type { SiteSettings } from '../../src/content/site-settings';
import { createFailureLog } from '../http/failure-log';
import type { Mailbox } from '../messages/mailbox';
import type { FormDefinition, FormMessages } from './form-definition';
import type { FormSite } from './submit-form';

/** The producer's words for what the server has to say of a form. */
const formMessages: FormMessages = {
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

/** The form of `/contacto`. Its id, version and locale are the deployment's (`site-settings.json`). */
export const contactForm: FormDefinition = {
	fields: [
		{ type: 'text', name: 'your-name', id: 'your-name', required: true },
		{ type: 'email', name: 'your-email', id: 'your-email', required: true },
		{ type: 'tel', name: 'your-phone' },
		{ type: 'url', name: 'your-site' },
		{
			type: 'select',
			name: 'your-subject',
			options: contactSubjects,
		},
		{ type: 'textarea', name: 'your-message', required: true },
		{ type: 'acceptance', name: 'accept-terms' },
	],
	messages: formMessages,
	disallowedWords: ['jogodesorte'],
};

/** The contact form of a deployment, with its messages kept in a mailbox. */
export function createFormSite({ origin, contactForm: { id, locale } }: SiteSettings, mailbox: Mailbox): FormSite {
	return {
		id,
		origin,
		locale,
		form: contactForm,
		deliver: mailbox.keep,
		now: Date.now,
		logFailure: createFailureLog(),
		hashKey: randomBytes(32).toString('hex'),
	};
}
