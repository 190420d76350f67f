import { megabytes } from './device';

/** Taking everything off this device. */
export const eraseMessages = {
	what: 'O mapa, as imagens, as páginas, as mensagens por enviar e o rascunho. Antes, diz-se o que se perde.',
	all: 'Apagar tudo',
	title: 'Apagar tudo deste dispositivo?',
	/** By what the list calls each. */
	messages: (subjects: readonly string[]) =>
		subjects.length === 1
			? `Uma mensagem por enviar, que se perde: «${subjects[0]}».`
			: `${subjects.length} mensagens por enviar, que se perdem: ${subjects.map((subject) => `«${subject}»`).join(', ')}.`,
	draft: 'O texto que está a escrever no formulário, que se perde.',
	map: (bytes: number) => `O mapa, ${megabytes(bytes)}.`,
	pictures: (bytes: number) => `As imagens, ${megabytes(bytes)}.`,
	pages: (bytes: number) => `As páginas e os textos, ${megabytes(bytes)}. Sem rede, o sítio deixa de abrir.`,
	leaves:
		'Ficam: as suas respostas sobre a idade, o convite e o mapa; a hora da última procura; o que estiver a escrever noutro separador.',
	cancel: 'Não apagar',
	erasing: 'A apagar…',
	erased: 'Está tudo apagado. Se continuar a visita, as páginas e as imagens voltam; o mapa, só se o pedir.',
	sending: 'Uma mensagem está a ser enviada neste momento e fica até o envio acabar. O resto está apagado.',
	left: 'Nem tudo saiu. Tente de novo daqui a pouco.',
} as const;
