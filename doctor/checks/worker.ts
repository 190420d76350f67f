import type { Answer } from '../ask';
import { type Finding, right, wrong } from '../finding';
import { redirectOf } from '../visit';
import { checkFailure, isAnswered } from './failure';

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
