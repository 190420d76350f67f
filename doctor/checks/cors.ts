import type { Answer } from '../ask';
import { type Finding, right, wrong } from '../finding';

/**
 * Whether pages of one origin may read an answer of another (docs/contact-form-7.md 11).
 * @param what what was asked, as the subject of a sentence
 */
export function checkCors(answer: Answer, origin: string, what: string): Finding[] {
	if (answer.kind === 'failed') return [];
	const { headers, url } = answer;
	const allowed = headers.get('access-control-allow-origin');
	if (allowed !== '*' && allowed !== origin)
		return wrong(
			`${what} de ${url.host} não pode ser lida por páginas de ${origin} (CORS).`,
			url.pathname.endsWith('/admin-ajax.php')
				? `Este endereço só o podem ler páginas do próprio WordPress. Com o companheiro, ponha em "ajaxUrl" ${new URL('../wp-json/quatro-vistas/v1/news', url)}.`
				: 'Veja se um servidor, CDN ou extensão tira Access-Control-Allow-Origin, ou sirva WordPress pelo endereço do sítio.',
		);
	const varies = /(^|,)\s*(origin|\*)\s*(,|$)/i.test(headers.get('vary') ?? '');
	if (allowed !== '*' && !varies)
		return wrong(
			`${what} de ${url.host} não tem "Vary: Origin".`,
			'Sem isso uma cache dá a resposta de um sítio a outro.',
		);
	return right(`${what} de ${url.host} pode ser lida por páginas de ${origin}.`);
}
