import type { Answer, Failed, FailureReason } from '../ask';
import { type Finding, wrong } from '../finding';

const reasons: Readonly<Record<FailureReason, readonly [text: string, advice: string]>> = {
	timeout: ['não responde a tempo', 'Veja se o servidor está a correr e se uma firewall o fecha.'],
	'unknown-host': ['não existe para o DNS', 'Veja se o nome está bem escrito e se o domínio aponta para o servidor.'],
	refused: ['recusa a ligação', 'Veja se o servidor está a correr e se a porta está aberta.'],
	certificate: [
		'tem um certificado que os navegadores recusam',
		'Renove o certificado, com o nome certo e a cadeia completa.',
	],
	broken: ['corta a ligação ou responde o que não é HTTP', 'Veja o registo do servidor.'],
};

/** A question that got no answer at all. */
export function checkFailure({ url, reason }: Failed): Finding[] {
	const [text, advice] = reasons[reason];
	return [wrong(`${url.host} ${text}: ${url.pathname}`, advice)];
}

/** What an answer of the 500s, or none, says of any address; undefined for one that can be looked at. */
export function checkAnswered(answer: Answer): Finding[] | undefined {
	if (answer.kind === 'failed') return checkFailure(answer);
	if (answer.status < 500) return undefined;
	return [wrong(`${answer.url.pathname} dá um erro do servidor (${answer.status}).`, 'Veja o registo do servidor.')];
}
