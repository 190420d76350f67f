import type { Answer, Answered, FailureReason } from '../ask';
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

/** Whether there is an answer that can be looked at: any but one of the 500s. */
export function isAnswered(answer: Answer): answer is Answered {
	return answer.kind === 'answered' && answer.status < 500;
}

/** What no answer, or one of the 500s, says of any address. */
export function checkFailure(answer: Answer): Finding[] {
	if (answer.kind === 'answered')
		return wrong(`${answer.url.pathname} dá um erro do servidor (${answer.status}).`, 'Veja o registo do servidor.');
	const [text, advice] = reasons[answer.reason];
	return wrong(`${answer.url.host} ${text}: ${answer.url.pathname}`, advice);
}
