import { contactSubjects } from '../../src/content/contact-subjects';
import type { FormDefinition } from './form-definition';

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
	messages: {
		sent: 'Obrigado! A sua mensagem foi enviada.',
		failed: 'Não foi possível enviar a mensagem. Tente mais tarde.',
		invalid: 'Há campos por corrigir. Veja as indicações e volte a enviar.',
		unaccepted: 'Tem de aceitar os termos antes de enviar.',
		spam: 'A mensagem foi recusada. Tente mais tarde.',
		aborted: 'O envio do email foi interrompido.',
		required: 'Preencha este campo.',
		email: 'Escreva um endereço de email válido.',
		url: 'Escreva um endereço web válido.',
		tel: 'Escreva um número de telefone válido.',
		tooShort: 'O texto é demasiado curto.',
		tooLong: 'O texto é demasiado longo.',
		unknownValue: 'Foi enviado um valor desconhecido neste campo.',
		fileType: 'Este tipo de ficheiro não é aceite.',
		fileTooLarge: 'O ficheiro é demasiado grande.',
	},
	disallowedWords: ['jogodesorte'],
};
