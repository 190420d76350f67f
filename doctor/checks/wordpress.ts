import { parseSchema, type Rule } from '../../src/cf7/schema';
import { isRecord, parseJson } from '../../src/platform/json';
import { printableText } from '../../src/platform/printable-text';
import type { Answer, Answered } from '../ask';
import { doubtful, type Finding, right, wrong } from '../finding';
import { redirectOf } from '../visit';
import { checkFailure, isAnswered } from './failure';

/** What the JSON of an answer is; undefined where it is none. */
export function jsonOf(answer: Answer): unknown {
	return answer.kind === 'answered' && answer.text !== undefined ? parseJson(answer.text) : undefined;
}

const notJson =
	'Veja se uma extensão ou um aviso de PHP escreve antes da resposta, ou se uma firewall responde em vez dela.';

/** Whether the rules of a form can be had: the site asks for them before each message. */
export function checkSchema(answer: Answer, formId: number): Finding[] {
	const failed = checkReachable(answer, formId);
	if (failed || answer.kind === 'failed') return failed ?? [];
	const json = jsonOf(answer);
	if (json === undefined) return wrong('As regras do formulário não vêm em JSON.', notJson);
	if (!parseSchema(json)) return wrong('O que vem em vez das regras do formulário não são regras.', notJson);
	return [...right(`${answer.url.host} dá as regras do formulário ${formId}.`), ...checkStored(answer)];
}

/** Whether what a form needs afresh can be had: questions and pictures against machines. */
export function checkRefill(answer: Answer, formId: number): Finding[] {
	const failed = checkReachable(answer, formId);
	if (failed) return failed;
	const json = jsonOf(answer);
	// PHP makes an empty list of an empty record (docs/contact-form-7.md 2).
	if (!isRecord(json) && !Array.isArray(json)) return wrong('As perguntas do formulário não vêm em JSON.', notJson);
	return right(`Renova o formulário ${formId}.`);
}

function checkReachable(answer: Answer, formId: number): Finding[] | undefined {
	if (!isAnswered(answer)) return checkFailure(answer);
	const { url, status } = answer;
	const location = redirectOf(answer);
	if (location !== undefined)
		return wrong(
			`${url.pathname} leva a ${printableText(location, 100)}.`,
			'Ponha nas definições o endereço que responde mesmo.',
		);
	if (status === 404) return checkNotFound(answer, formId);
	if (status === 401 || status === 403)
		return wrong(
			`${url.host} fecha a API do formulário (${status}).`,
			'Abra /wp-json/contact-form-7 na extensão de segurança ou na firewall.',
		);
	if (status !== 200) return wrong(`${url.pathname} responde ${status}, e devia responder 200.`);
	return undefined;
}

function checkNotFound(answer: Answered, formId: number): Finding[] {
	const json = jsonOf(answer);
	if (isRecord(json) && json.code === 'wpcf7_not_found')
		return wrong(
			`${answer.url.host} não tem o formulário ${formId}.`,
			'O número está no endereço do formulário em WordPress (post=…): ponha-o em "contactForm", construa e publique.',
		);
	return wrong(
		`Em ${answer.url.pathname} não está a API do formulário (404).`,
		'Veja "wpcf7.api" nas definições, se o Contact Form 7 está ativo e se o servidor passa /wp-json a WordPress. Sem ligações permanentes a raiz é /?rest_route=/.',
	);
}

/** An answer that a cache keeps would say that WordPress is there when it is not. */
function checkStored({ headers }: Answered): Finding[] {
	const seconds = freshSeconds(headers);
	if (seconds === 0 && Number(headers.get('age') ?? 0) === 0) return [];
	return wrong(
		'Uma cache guarda as regras do formulário.',
		'Exclua /wp-json da cache de WordPress, do servidor e do CDN.',
	);
}

/** For how long an answer may be used without asking again, by caches on the way too, in seconds. */
export function freshSeconds(headers: Headers): number {
	const control = headers.get('cache-control')?.toLowerCase() ?? '';
	if (/\bno-(store|cache)\b/.test(control)) return 0;
	const ages = [...control.matchAll(/\b(?:s-maxage|max-age)\s*=\s*"?(\d+)/g)].map(([, age]) => Number(age));
	return Math.max(0, ...ages);
}

/** Whether any rule refuses an empty form: then nothing can be mailed by one. */
export function refusesEmpty(answer: Answer): boolean {
	const isRequired = ({ rule }: Rule) => rule === 'required' || rule === 'requiredfile';
	return parseSchema(jsonOf(answer))?.rules.some(isRequired) ?? false;
}

/**
 * Whether a message would get through: what was posted is an empty form without a unit tag, which the plugin refuses before it
 * looks at anything else (docs/contact-form-7.md 3.2), and whose rules refuse it all the same.
 */
export function checkPost(answer: Answer, formId: number): Finding[] {
	if (!isAnswered(answer)) return checkFailure(answer);
	const json = jsonOf(answer);
	const { status, url } = answer;
	if (isRecord(json) && (json.code === 'wpcf7_unit_tag_not_found' || json.status === 'validation_failed'))
		return right(`Recebe mensagens do formulário ${formId}. A do ensaio ia vazia e foi recusada, como devia.`);
	if (status === 429)
		return doubtful('Recebe mensagens, e por agora não aceita mais deste endereço.', 'Espere dez minutos e repita.');
	return wrong(
		`${url.host} não deixa passar mensagens do formulário ${formId} (${status}).`,
		'Veja se uma firewall ou extensão de segurança recusa POST em /wp-json, e se o servidor o passa com o corpo inteiro.',
	);
}

/** Whether further news can be had. */
export function checkNews(answer: Answer): Finding[] {
	if (!isAnswered(answer)) return checkFailure(answer);
	const { url, status, text } = answer;
	const location = redirectOf(answer);
	if (location !== undefined)
		return wrong(
			`As notícias levam a ${printableText(location, 100)}.`,
			'Ponha em "ajaxUrl" o endereço que responde mesmo.',
		);
	if (status !== 200 || text === undefined || text.trim() === '0')
		return wrong(
			`${url.host} não dá as notícias em ${url.pathname} (${status}).`,
			'Veja "ajaxUrl" nas definições, e se o companheiro ou o tema de WordPress responde a get_news.',
		);
	if (/No more posts/.test(text)) return right('Dá as notícias: nenhuma, por agora.');
	return /<a\s/i.test(text)
		? right('Dá as notícias.')
		: wrong(
				'O que vem em vez das notícias não é uma lista.',
				'Veja se uma firewall ou outra extensão responde em vez dela.',
			);
}

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
