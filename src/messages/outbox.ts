/** The list of messages that wait on this device. */
export const outboxMessages = {
	title: 'Por enviar',
	empty: 'Nada por enviar.',
	unavailable: 'Este navegador não deixa guardar mensagens neste dispositivo.',
	tryNow: 'Tentar agora',
	trying: 'A tentar…',
	stillWaiting: 'Ainda não foi possível enviar.',
	sendAgain: 'Enviar de novo',
	edit: 'Corrigir',
	/** With the subject, because several of these buttons may stand in a list. */
	remove: (subject: string) => `Apagar a mensagem «${subject}»`,
	noSubject: 'Mensagem',
	waiting: 'Guardada neste dispositivo.',
	sending: 'A enviar.',
	unknown: 'Não se sabe se chegou. Envie de novo, ou apague se já teve resposta.',
	refused: 'O servidor não a aceitou.',
	sent: (when: string) => `Enviada ${when}.`,
	attempts: (count: number) => `${attemptWords[count] ?? count} ${count === 1 ? 'tentativa' : 'tentativas'}.`,
	/** What the form says when messages went out without it. */
	wentOut: (when: string) => `A mensagem que estava guardada neste dispositivo foi enviada ${when}.`,
} as const;

const attemptWords = ['Nenhuma', 'Uma', 'Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'];

/** A moment as one says it: `hoje, 11h42`, `ontem, 18h05`, `12 de outubro, 9h30`. In the visitor's time zone. */
export function momentText(moment: Date, now: Date): string {
	const time = `${moment.getHours()}h${String(moment.getMinutes()).padStart(2, '0')}`;
	const days = Math.round((midnight(now) - midnight(moment)) / 86_400_000);
	if (days === 0) return `hoje, ${time}`;
	if (days === 1) return `ontem, ${time}`;
	return `${moment.toLocaleDateString('pt-PT', { day: 'numeric', month: 'long' })}, ${time}`;
}

function midnight(date: Date): number {
	return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
