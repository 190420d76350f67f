import type { Note } from './outcomes';

/** The contact form, its results and its failures. The server's own words are shown as they come; these stand beside them. */
export const contactMessages = {
	form: 'Formulário de contacto',
	/** Said where the form is of another language than the page. */
	answersIn: (language: string) => `Pode escrever em português; o formulário responde em ${language}.`,
	fields: {
		'your-name': 'Nome',
		'your-email': 'E-mail',
		'your-phone': 'Telefone',
		'your-site': 'Página web',
		'your-subject': 'Assunto',
		'your-message': 'Mensagem',
		'accept-terms': 'Política de privacidade',
	} satisfies Record<string, string>,
	optional: '(facultativo)',
	left: ['Restam', 'caracteres.'],
	charactersLeft: (count: number) => {
		if (count === 0) return 'Não restam caracteres.';
		return count === 1 ? 'Resta um carácter.' : `Restam ${count} caracteres.`;
	},
	accept: ['Li e aceito a', 'política de privacidade', '.'],
	send: 'Enviar',
	sending: 'A enviar…',
	retry: 'Tentar de novo',
	/** What is said while a sending takes long: after three seconds, and after fifteen, when something else can be done. */
	slow: 'Ainda a enviar…',
	long: 'Ainda a enviar: o servidor demora a responder. Pode esperar; se tiver pressa, fale connosco por outra via:',
	or: 'ou',
	another: 'Escrever outra',
	copy: 'Copiar o texto',
	copied: 'Texto copiado.',
	notCopied: 'Não foi possível copiar. O texto está selecionado: copie-o com o teclado ou com o menu.',
	clear: 'Limpar',
	undoClear: 'Repor o que escrevi',
	/** What is asked of a field, where the server's own words have never been here. */
	required: 'Preencha este campo.',
	invalidEmail: 'Escreva um endereço de e-mail válido.',
	invalidPhone: 'Escreva um número de telefone válido.',
	invalidSite: 'Escreva um endereço web válido.',
	/** Said instead of the server, when it cannot be reached and the form's rules refuse what was typed. */
	invalidHere: 'Há campos por corrigir. Nada foi enviado ainda.',
	facts: {
		phone: 'Telefone',
		email: 'E-mail',
		address: 'Morada',
		coordinates: 'Coordenadas',
		hours: 'Horário',
	},
	/** Said beside a message that went, of those that stand below it in the list. */
	others: (count: number) =>
		count === 1 ? 'A mensagem em «Por enviar» é outra.' : 'As mensagens em «Por enviar» são outras.',
	/** What the errors of a form are called, by how many there are. */
	toReview: (count: number) => {
		if (count === 0) return 'Pode voltar a enviar';
		return count === 1 ? 'Há um campo a rever' : `Há ${numberWords[count] ?? count} campos a rever`;
	},
	unavailable: {
		title: 'O formulário não pode seguir daqui',
		help: 'Faltam nesta página as definições do sítio. Recarregue-a, ou fale connosco por outra via:',
		reach: 'phone-and-email',
	},
} as const;

const numberWords = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete'];

const textIsHere = 'O texto não se perdeu: está aqui em baixo.';

/** Title and help for the status of a form, by its class name (docs/contact-form-7.md 6). */
export const statusNotes: Readonly<Record<string, Note>> = {
	sent: { title: 'Mensagem enviada', help: 'Respondemos em regra no próprio dia. Na vindima, à noite.' },
	unaccepted: { title: 'Falta aceitar a política de privacidade' },
	spam: {
		title: 'A mensagem ficou retida',
		help: `O filtro reteve a mensagem. Se tiver ligações, retire-as. ${textIsHere} Também pode telefonar-nos:`,
		reach: 'phone',
		copy: true,
	},
	aborted: {
		title: 'Não conseguimos enviar',
		help: `O servidor não aceitou a mensagem. ${textIsHere}`,
		retry: true,
		copy: true,
	},
	failed: { title: 'Não conseguimos enviar', help: textIsHere, retry: true, copy: true },
	'payment-required': {
		title: 'O servidor pede um pagamento',
		help: `Não se paga neste sítio, nem escrever-nos custa nada. ${textIsHere} Telefone-nos, por favor:`,
		reach: 'phone',
		copy: true,
	},
	'custom-fetch-error': { title: 'Sem ligação', retry: true, copy: true },
	// It may have taken the message and failed afterwards; its words, and ours behind them, say what is known.
	'custom-http-error': { title: 'O servidor não respondeu como devia', retry: true, copy: true },
	'custom-invalid-json': { title: 'O servidor não respondeu como devia', retry: true, copy: true },
};

/** For a status that only a plugin of the site knows; its message says the rest. */
export const otherStatusNote: Note = {
	title: 'Resposta do servidor',
	help: textIsHere,
	copy: true,
};
