import { printableText } from '../../src/platform/printable-text';
import type { Answer } from '../ask';
import { type Finding, right, wrong } from '../finding';
import { redirectOf } from '../visit';
import { checkFailure, isAnswered } from './failure';

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
