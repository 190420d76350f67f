import { daysBetween } from '../days';
import { quantity } from '../quantity';

/** The list of messages that wait on this device. */
export const outboxMessages = {
	title: 'Por enviar',
	sentTitle: 'Enviadas',
	empty: 'Nada por enviar.',
	unavailable: 'Este navegador não deixa guardar mensagens neste dispositivo.',
	tryNow: 'Tentar agora',
	trying: 'A tentar…',
	stillWaiting: 'Ainda não foi possível enviar.',
	notChanged: 'Não foi possível alterar o que está guardado neste dispositivo.',
	sendAgain: 'Enviar outra vez',
	discard: 'Deitar fora',
	edit: 'Corrigir',
	/** Asked before a message takes the place of what is being typed. */
	draftInTheWay: 'No formulário está outro texto, que sairia de lá.',
	replaceDraft: 'Trocá-lo por este',
	keepDraft: 'Ficar com ele',
	/** With the subject, because several of these buttons may stand in a list. */
	remove: (subject: string) => `Apagar «${subject}»`,
	removed: (subject: string) => `Apagada: «${subject}».`,
	undo: 'Anular',
	noText: 'Ler a mensagem',
	/** The first words of a message. */
	excerpt: (words: string) => `«${words}»`,
	/** With the language of the page where a message can be corrected, as that language calls itself. */
	editIn: 'Corrigir na página em',
	/** A file of a message, with its size. */
	file: (name: string, bytes: number) => `${name} (${quantity(Math.ceil(bytes / 1024), 'kB')})`,
	waiting: 'Guardada neste dispositivo.',
	sent: (when: string) => `Enviada ${when}.`,
	attempts: (count: number) => `${attemptWords[count] ?? count} ${count === 1 ? 'tentativa' : 'tentativas'}.`,
	/** Said in the last days of a message (docs/product.md 5.4). */
	expires: (when: string) => `Apaga-se a ${when}.`,
	/** What the form says when messages went out without it. */
	wentOut: (when: string) => `A mensagem que estava guardada neste dispositivo foi enviada ${when}.`,
	severalWentOut: (count: number) =>
		`${attemptWords[count] ?? count} mensagens que estavam guardadas neste dispositivo foram enviadas.`,
	closeNotice: 'Fechar o aviso',
} as const;

/** What lists call a message. */
export function subjectText(subject: string): string {
	return subject || 'Mensagem';
}

const attemptWords = ['Nenhuma', 'Uma', 'Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'];

/** A moment as one says it: `hoje, 11h42`, `ontem, 18h05`, `12 de outubro, 9h30`. In the visitor's time zone. */
export function momentText(moment: Date, now: Date): string {
	const time = `${moment.getHours()}h${String(moment.getMinutes()).padStart(2, '0')}`;
	const days = daysBetween(moment, now);
	if (days === 0) return `hoje, ${time}`;
	if (days === 1) return `ontem, ${time}`;
	return `${dayText(moment)}, ${time}`;
}

/** A day of the year: `12 de outubro`. In the visitor's time zone. */
export function dayText(moment: Date): string {
	return moment.toLocaleDateString('pt-PT', { day: 'numeric', month: 'long' });
}
