import { quantity, rounded } from '../quantity';

/** The satellite extract, as the visitor reads of it: states, what to do, and what the buttons do. */
export const extractMessages = {
	title: 'Mapa de satélite',
	progress: 'Mapa guardado',
	save: 'Guardar o mapa',
	renew: 'Atualizar o mapa',
	pause: 'Parar',
	resume: 'Continuar',
	retry: 'Tentar de novo',
	remove: 'Apagar o mapa',

	absent: 'Por guardar',
	absentHint: 'Nas quintas quase não há rede. Guardado antes de sair, o mapa abre sem ela.',
	downloading: 'A descarregar',
	downloadingHint: 'Pode fechar esta página: o que já veio fica guardado.',
	ready: 'Guardado',
	readyHint: 'O mapa abre sem rede.',
	stale: 'Guardado, há um mapa mais recente',
	staleHint: 'O mapa guardado serve até o novo estar completo.',
	paused: {
		offline: { state: 'Parado: sem rede', hint: 'Continua sozinho quando houver rede. O que já veio fica guardado.' },
		server: {
			state: 'Parado: o servidor não responde',
			hint: 'Continua sozinho daqui a pouco. O que já veio fica guardado.',
		},
		visitor: { state: 'Parado', hint: 'O que já veio fica guardado. Continua quando quiser.' },
		wifi: {
			state: 'Parado: à espera de Wi-Fi',
			hint: 'Continua sozinho por Wi-Fi. Para usar dados móveis, desligue «Só por Wi-Fi». O que já veio fica guardado.',
		},
		line: {
			state: 'Parado: a poupar dados',
			hint: 'A ligação está lenta ou em poupança de dados. Continua sozinho quando isso mudar, ou já, se o pedir. O que já veio fica guardado.',
		},
		interrupted: { state: 'Interrompido', hint: 'O que já veio fica guardado.' },
	},
	error: {
		'storage-full': {
			state: 'Falta espaço',
			hint: 'O que já veio fica guardado. Aqui pode apagar as imagens, que voltam quando as vir.',
		},
		'storage-unavailable': {
			state: 'Não se pode guardar',
			hint: 'Este navegador não deixa guardar dados, talvez por a janela ser privada. Com rede, o mapa abre na mesma.',
		},
		'bad-manifest': {
			state: 'O servidor respondeu mal',
			hint: 'Não se sabe que mapa é o atual. Tente de novo mais tarde; o que está guardado fica.',
		},
		'bad-archive': {
			state: 'Uma parte do mapa chegou errada',
			hint: 'Foi pedida duas vezes e não confere. As partes certas ficam guardadas; tente de novo mais tarde.',
		},
		http: {
			state: 'O mapa não está no servidor',
			hint: 'Recarregue a página e tente de novo. O que já veio fica guardado.',
		},
	},
	/** Said in addition to the hint when the device is full. */
	freeSpace: (missing: string) => `Liberte ${missing} neste dispositivo e continue.`,
	part: (done: string, total: string) => `${done} de ${total}`,
	/** How fast it comes in, and how long it takes. */
	pace: (rate: string, left: string) => `${rate} por segundo, ${left}`,
} as const;

/** Bytes in decimal megabytes, with one decimal below ten: `1,5 MB`, `19 MB`. */
export function megabytes(bytes: number): string {
	const value = bytes / 1e6;
	if (value > 0 && value < 0.1) return `menos de 0,1\u00a0MB`;
	return quantity(rounded(value, value < 10 ? 1 : 0), 'MB');
}

/** What is left of a download, in seconds: `falta menos de um minuto`, `faltam 3 min`, `faltam 2 h`. */
export function timeLeft(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	if (minutes <= 1) return 'falta menos de um minuto';
	if (minutes < 90) return `faltam ${minutes}\u00a0min`;
	return `faltam ${Math.ceil(minutes / 60)}\u00a0h`;
}
