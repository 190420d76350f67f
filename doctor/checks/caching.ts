import type { Answer } from '../ask';
import { doubtful, type Finding, right, wrong } from '../finding';
import { checkFailure, isAnswered } from './failure';
import { freshSeconds } from './rest';

/** A new build should be seen within minutes. */
const longestForPage = 600;

/** What never changes under its name may stay for a year; less than a month is a mistake. */
const shortestForHashed = 30 * 24 * 3600;

/** Whether a page or the worker is asked for again once there is a new build. */
export function checkFresh(answer: Answer): Finding[] {
	if (!isAnswered(answer)) return checkFailure(answer);
	const { url, headers } = answer;
	const control = headers.get('cache-control');
	const seconds = freshSeconds(headers);
	if (control === null && !headers.has('expires'))
		return doubtful(
			`${url.pathname} não tem Cache-Control.`,
			'Os navegadores guardam isso como entenderem: ponha no-cache.',
		);
	if (seconds > longestForPage)
		return wrong(
			`${url.pathname} pode ficar ${inWords(seconds)} numa cache.`,
			'Quem visita fica com a edição anterior: ponha no-cache.',
		);
	return right(
		seconds === 0 ? `${url.pathname} pede-se sempre de novo.` : `${url.pathname} fica ${inWords(seconds)} numa cache.`,
	);
}

/** Whether what has a digest in its name stays on the device. */
export function checkHashed(answer: Answer): Finding[] {
	if (!isAnswered(answer)) return checkFailure(answer);
	const { url, headers } = answer;
	return freshSeconds(headers) >= shortestForHashed
		? right(`${url.pathname} fica guardado.`)
		: wrong(
				`${url.pathname} é pedido de novo a cada visita.`,
				'Ponha "Cache-Control: public, max-age=31536000, immutable" em /assets e no mapa.',
			);
}

/** Whether a page that has not changed is not sent again; asked with the tag that it had. */
export function checkUnchanged(again: Answer | undefined): Finding[] {
	if (again === undefined)
		return doubtful('A página de entrada não tem ETag.', 'Sem ele é enviada inteira a cada visita.');
	if (!isAnswered(again)) return checkFailure(again);
	return again.status === 304
		? right('O que não mudou não é enviado outra vez.')
		: doubtful('O que não mudou é enviado outra vez.', 'O servidor não responde 304 a If-None-Match.');
}

function inWords(seconds: number): string {
	if (seconds < 120) return `${seconds} segundos`;
	if (seconds < 7200) return `${Math.round(seconds / 60)} minutos`;
	if (seconds < 48 * 3600) return `${Math.round(seconds / 3600)} horas`;
	return `${Math.round(seconds / (24 * 3600))} dias`;
}
