import { isRecord } from '../../src/platform/json';
import type { Answer } from '../ask';
import { type Finding, right, wrong } from '../finding';
import { checkFailure, isAnswered } from './failure';
import { jsonOf } from './rest';

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
