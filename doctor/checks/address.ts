import { printableText } from '../../src/platform/printable-text';
import type { Answer } from '../ask';
import { doubtful, type Finding, right, wrong } from '../finding';
import type { Page } from '../page';
import { redirectOf, type Visit } from '../visit';
import { checkFailure, isAnswered } from './failure';

/** Whether browsers treat an address as safe without https. */
export function isLoopback({ hostname }: URL): boolean {
	return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** Whether the front page of this site answers at the given address, and without detours. */
export function checkFront(front: Visit, site: URL, page: Page): Finding[] {
	switch (front.kind) {
		case 'failed':
			return checkFailure(front.answer);
		case 'endless':
			return wrong(
				'A página de entrada reencaminha sem fim.',
				'Veja as regras de http, https e www do servidor e do CDN.',
			);
		case 'elsewhere':
			return wrong(
				`A página de entrada leva a ${printableText(front.location, 100)}.`,
				'Se é esse o sítio, dê esse endereço ao doctor.',
			);
		case 'arrived': {
			const { answer, redirects } = front;
			if (!isAnswered(answer)) return checkFailure(answer);
			if (answer.status !== 200) return wrong(`A página de entrada responde ${answer.status}, e devia responder 200.`);
			if (page.settings === undefined)
				return wrong('O que responde não é este sítio.', 'Publique-o, ou veja se o endereço é o certo.');
			if (redirects > 0 && answer.url.href !== site.href)
				return wrong(
					`A página de entrada só responde em ${answer.url.href}.`,
					'Dê esse endereço ao doctor e às definições.',
				);
			return [
				...right(`Responde em ${((answer.answeredAt - answer.askedAt) / 1000).toFixed(1).replace('.', ',')} s.`),
				...checkScheme(site),
			];
		}
	}
}

function checkScheme(site: URL): Finding[] {
	if (site.protocol === 'https:') return right('É por https.');
	if (isLoopback(site)) return right('É nesta máquina, onde não é preciso https.');
	return wrong('É por http.', 'Sem https não há instalação, nem páginas sem rede, nem mensagens guardadas.');
}

/** Whether http leads to https. */
export function checkPlainHttp(plain: Visit, site: URL): Finding[] {
	switch (plain.kind) {
		case 'failed':
			return doubtful(
				'Por http não responde ninguém.',
				'Quem escreve o endereço sem https não chega: reencaminhe a porta 80.',
			);
		case 'endless':
			return wrong('Por http reencaminha sem fim.', 'Veja as regras de http e https do servidor e do CDN.');
		case 'elsewhere':
			return wrong(`Por http leva a ${printableText(plain.location, 100)}.`, `Reencaminhe para ${site.origin}.`);
		case 'arrived':
			return plain.answer.url.protocol === 'https:'
				? right('Por http leva a https.')
				: wrong('Por http o sítio responde sem https.', 'Reencaminhe a porta 80 para https.');
	}
}

/** Whether another spelling of a page's address leads to the page. */
export function checkSpelling(answer: Answer, page: string): Finding[] {
	if (!isAnswered(answer)) return checkFailure(answer);
	const { url, status } = answer;
	const location = redirectOf(answer);
	if (location === undefined)
		return status === 200
			? doubtful(`${url.pathname} é a mesma página noutro endereço.`, `Reencaminhe-a para ${page}.`)
			: wrong(`${url.pathname} responde ${status}.`, `Reencaminhe-a para ${page}.`);
	const target = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
	// A server behind the one that speaks https may write its own scheme.
	if (target?.host === url.host && target.pathname === page) return right(`${url.pathname} leva a ${page}.`);
	return wrong(`${url.pathname} leva a ${printableText(location, 100)}.`, `Reencaminhe-a para ${page}.`);
}

/** Whether an address that does not exist says so. */
export function checkMissing(answer: Answer): Finding[] {
	if (!isAnswered(answer)) return checkFailure(answer);
	if (answer.status === 404) return right('Um endereço que não existe responde 404.');
	return wrong(
		`Um endereço que não existe responde ${answer.status}, e devia responder 404.`,
		'Sirva 404.html com o estado 404, e não a página de entrada.',
	);
}
