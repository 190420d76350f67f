/** What has become of a message, as far as is known on this device. Each word is one row of every table of outcomes. */
export type Outcome =
	/** The server says that the mail went out. */
	| 'sent'
	/** The server answered in its own words, and not with success. */
	| 'answered'
	/** Its POST has begun. */
	| 'sending'
	/** It waits for the network. */
	| 'waiting'
	/** It waits: the site answers, the form's server does not. */
	| 'silent'
	/** It waits: the form's server takes no messages now. */
	| 'busy'
	/** It waits, and the form's server has taken nothing for a day though the site answers. */
	| 'overdue'
	/** The form does not exist any more. */
	| 'gone'
	/** Nor is it among the forms of the site: that of the page takes its text. */
	| 'superseded'
	/** The POST began and no answer came. */
	| 'unknown'
	/** The server turned it down without words of its own: it was certainly not taken. */
	| 'refused'
	/** The server broke, or answered nonsense: it may have taken the message. */
	| 'doubtful'
	/** What is stored here cannot be parsed. */
	| 'unreadable'
	/** It was deleted in another tab before it was sent. */
	| 'deleted'
	/** It was not sent, and the browser keeps nothing, or has no room. */
	| 'unavailable'
	| 'full'
	/** It was not sent, and its files are more than is kept of a message: only of a form of the owner's. */
	| 'oversized'
	/** It is not known whether it is stored here. */
	| 'unsure'
	/** No usable answer came, and it is not stored here. */
	| 'unstored';

/** What the form says beside the server's words, and what it offers. */
export type Note = {
	title: string;
	help?: string;
	/** The help ends in the house's number, or in its e-mail too. */
	reach?: 'phone' | 'phone-and-email';
	/** Sending the same text again may help. */
	retry?: true;
	/** The text can be taken along, to reach the house by another way. */
	copy?: true;
};

type OutcomeTexts = {
	/** The form says this after what happened. */
	form?: string;
	/** Title and help of the form, where more is known than its status says: what was observed, and what else can be done. */
	note?: Note;
	/** The list says this, unless the server has words of its own. */
	list?: string;
	/** The list says this before telephone and e-mail. */
	otherWay?: string;
	/** Other pages say this, where the form was left before. */
	notice?: string;
};

const isHere = 'O texto não se perdeu: está aqui em baixo e guardado neste dispositivo.';
const waitsForNetwork =
	'A mensagem ficou guardada neste dispositivo e segue sozinha quando houver rede. Pode fechar a página.';
const waitsForServer =
	'A mensagem ficou guardada neste dispositivo e segue sozinha quando o servidor responder. Pode fechar a página.';
const waits = 'A mensagem ainda não seguiu. Está guardada neste dispositivo e segue sozinha.';
const notAccepted = 'O servidor não aceitou a mensagem. O texto está guardado neste dispositivo.';

type OutcomeTable = Readonly<Record<Outcome, OutcomeTexts>>;

/** A site without a form of the owner's does not have these. */
const ofOwnerForm: Pick<OutcomeTable, 'oversized'> = import.meta.env.HAS_OWNER_FORM && {
	oversized: {
		form: 'Não foi possível guardar a mensagem, porque os ficheiros têm mais de 10\u00a0MB, o máximo que se guarda por mensagem: deixe a página aberta e tente de novo, ou escolha ficheiros mais pequenos. O texto continua aqui.',
	},
};

/** What is said of each outcome, wherever a message is spoken of. */
export const outcomeTexts: OutcomeTable = {
	sent: {},
	answered: { list: 'O servidor não a aceitou.', notice: notAccepted },
	sending: { form: waitsForNetwork, list: 'A enviar.', notice: 'A mensagem está a ser enviada.' },
	waiting: { form: waitsForNetwork, notice: waits },
	silent: {
		form: waitsForServer,
		note: {
			title: 'O servidor não respondeu',
			help: 'Este dispositivo tem rede e o sítio abre: foi o servidor das mensagens que não respondeu.',
		},
		list: 'O servidor não respondeu.',
		notice: waits,
	},
	busy: {
		form: waitsForServer,
		note: {
			title: 'O servidor não aceita mensagens agora',
			help: 'Este dispositivo tem rede e o servidor respondeu, mas pediu que se tente mais tarde.',
		},
		list: 'O servidor não aceita mensagens agora.',
		notice: waits,
	},
	overdue: {
		form: 'A mensagem continua guardada neste dispositivo e segue sozinha quando o servidor a aceitar.',
		note: {
			title: 'O servidor não aceita mensagens há mais de um dia',
			help: 'As páginas abrem, mas a mensagem não segue. Em «Por enviar» pode enviá-la mesmo assim; ou fale connosco por outra via:',
			reach: 'phone-and-email',
			copy: true,
		},
		otherWay: 'O servidor não aceita mensagens há mais de um dia. Pode enviá-la mesmo assim, ou falar connosco:',
		notice: waits,
	},
	gone: {
		form: 'A mensagem não seguiu. O texto não se perdeu: está aqui em baixo.',
		note: {
			title: 'O formulário já não existe',
			help: 'O servidor já não conhece este formulário. Copie o texto e fale connosco por outra via:',
			reach: 'phone-and-email',
			copy: true,
		},
		otherWay: 'O formulário já não existe no servidor. Fale connosco:',
		notice: notAccepted,
	},
	superseded: {
		form: isHere,
		note: {
			title: 'O formulário desta mensagem já não existe',
			help: 'Foi escrita noutro formulário deste sítio, que já não há. Este recebe-a: reveja o texto e o assunto, e volte a enviar.',
			copy: true,
		},
		list: 'O formulário em que foi escrita já não existe; pode enviá-la pelo que há agora.',
		notice: notAccepted,
	},
	unknown: {
		form: 'O envio foi interrompido e não se sabe se a mensagem chegou. Está guardada neste dispositivo; não segue sozinha, para não chegar duas vezes. Decida em «Por enviar».',
		list: 'O envio foi interrompido e não se sabe se chegou.',
		notice: 'O envio da mensagem foi interrompido e não se sabe se chegou.',
	},
	refused: { form: isHere, list: 'O servidor não a aceitou.', notice: notAccepted },
	doubtful: {
		form: `Não se sabe se a mensagem chegou; enviada de novo, pode chegar duas vezes. ${isHere}`,
		list: 'O servidor não respondeu como devia e não se sabe se chegou.',
		notice: 'Não se sabe se a mensagem chegou. O texto está guardado neste dispositivo.',
	},
	unreadable: {
		form: 'Não se sabe se esta mensagem já seguiu. Reveja o texto antes de o enviar.',
		note: {
			title: 'Mensagem recuperada',
			help: 'Outra versão deste sítio guardou-a de um modo que esta não entende.',
			copy: true,
		},
		list: 'Foi guardada por outra versão deste sítio, e não se sabe se já seguiu.',
	},
	deleted: { form: 'A mensagem foi apagada noutra janela antes de seguir. O texto continua aqui.' },
	unavailable: {
		form: 'Não foi possível guardar a mensagem, porque este navegador não o deixa: copie o texto antes de fechar a página, ou tente de novo.',
	},
	full: {
		form: 'Não foi possível guardar a mensagem, por falta de espaço neste dispositivo: copie o texto antes de fechar a página, ou tente de novo.',
	},
	...ofOwnerForm,
	unsure: {
		form: 'Não se sabe se a mensagem ficou guardada neste dispositivo; se ficou, segue sozinha. Antes de a enviar por outro meio, volte a abrir esta página e veja «Por enviar». O texto continua aqui.',
	},
	unstored: {
		form: 'O envio foi interrompido e não se sabe se a mensagem chegou. Não foi possível guardá-la neste dispositivo: copie o texto antes de fechar a página.',
	},
};

/** What a visitor can press beside these texts. */
export const outcomeActions = {
	/** Posts it without asking first whether the server is there, which has taken nothing for long. */
	sendAnyway: 'Enviar mesmo assim',
	toList: 'Ver a mensagem',
} as const;
