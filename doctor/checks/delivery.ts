import { isRecord } from '../../src/platform/json';
import type { Answer } from '../ask';
import { doubtful, type Finding, right, wrong } from '../finding';
import { redirectOf } from '../visit';
import { inWords } from './clock';
import { checkFailure, isAnswered } from './failure';
import { freshSeconds, jsonOf } from './wordpress';

/* How the files of the site come: what caches keep of them, whether they are compressed, the service worker, the map by its parts. */

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

/** Whether a text that may come as brotli or gzip does. */
export function checkCompression(answer: Answer): Finding[] {
	if (!isAnswered(answer)) return checkFailure(answer);
	const { url, headers, text, complete } = answer;
	const coding = headers.get('content-encoding')?.trim().toLowerCase();
	if (coding === undefined || coding === 'identity')
		return wrong(
			`${url.pathname} vem sem compressão.`,
			'Sirva os ficheiros .br e .gz que a construção deixou ao lado de cada um.',
		);
	if (complete && text === undefined)
		return wrong(`${url.pathname} diz que vem em ${known(coding)} e não se descomprime.`);
	const varies = /(^|,)\s*(accept-encoding|\*)\s*(,|$)/i.test(headers.get('vary') ?? '');
	if (!varies)
		return doubtful(
			`${url.pathname} não tem "Vary: Accept-Encoding".`,
			'Sem isso uma cache pode dar a compressão a quem não a lê.',
		);
	return right(`${url.pathname} vem em ${known(coding)}.`);
}

function known(coding: string): string {
	return coding === 'br' ? 'brotli' : coding === 'gzip' ? 'gzip' : 'outra compressão';
}

/**
 * Whether browsers would register the service worker for the whole site: a script at the root, not reached by a redirect, whose
 * scope nothing makes smaller.
 */
export function checkWorker(answer: Answer): Finding[] {
	if (!isAnswered(answer)) return checkFailure(answer);
	const { status, headers, url } = answer;
	if (redirectOf(answer) !== undefined)
		return wrong(
			`${url.pathname} reencaminha.`,
			'Os navegadores recusam um service worker que reencaminha: sirva-o em /sw.js.',
		);
	if (status !== 200) return wrong(`${url.pathname} responde ${status}.`, 'Publique sw.js na raiz do sítio.');
	const type = headers.get('content-type') ?? '';
	if (!/^(text|application)\/(x-)?(java|ecma)script\b/i.test(type))
		return wrong(`${url.pathname} não vem como JavaScript.`, 'Sirva-o com Content-Type: text/javascript.');
	const allowed = headers.get('service-worker-allowed');
	if (allowed !== null && allowed !== '/')
		return wrong('Service-Worker-Allowed deixa o service worker só numa parte do sítio.', 'Tire esse cabeçalho.');
	return right('O service worker chega ao sítio todo.');
}

/** The range that is asked of the archive. */
export const mapRange = 'bytes=0-15';
const rangeBytes = 16;

/** Where the archive is, as its manifest says; undefined where it says nothing of the kind. */
export function archivePath(manifest: Answer): string | undefined {
	const json = jsonOf(manifest);
	const path = isRecord(json) ? json.archive : undefined;
	return typeof path === 'string' && /^\/map\/[\w.-]{1,100}\.pmtiles$/.test(path) ? path : undefined;
}

/** Whether the satellite map can be read by parts, as map and download do. */
export function checkMap(manifest: Answer, archive: Answer | undefined): Finding[] {
	if (!isAnswered(manifest)) return checkFailure(manifest);
	if (!archive) return wrong('/map/archive.json não diz onde está o mapa.', 'Publique a pasta map inteira.');
	if (!isAnswered(archive)) return checkFailure(archive);
	const { url, status, headers, bytes } = archive;
	if (status === 404) return wrong(`${url.pathname} não está no servidor.`, 'Publique a pasta map inteira.');
	if (headers.has('content-encoding'))
		return wrong(
			'O mapa vem comprimido, e não se lê por partes.',
			'Exclua .pmtiles da compressão do servidor e do CDN.',
		);
	if (status !== 206 || bytes.length !== rangeBytes)
		return wrong(
			'O mapa só vem inteiro.',
			'O servidor tem de responder 206 a pedidos com Range: sem isso não há mapa por partes.',
		);
	return right('O mapa lê-se por partes.');
}
