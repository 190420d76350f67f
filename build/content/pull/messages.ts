import type { FailureReason } from '../../../doctor/ask.ts';
import { and } from '../messages.ts';

/** What `npm run content -- pull` says, in the owner's language. */

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

const reasons: Readonly<Record<FailureReason, string>> = {
	timeout: 'não responde a tempo',
	'unknown-host': 'é de um anfitrião que não existe',
	refused: 'não aceita ligações',
	certificate: 'tem um certificado que não serve',
	broken: 'deixou a resposta a meio',
};

export const pullMessages = {
	usage: 'Uso: npm run content -- pull [--check]',
	nothingToDo:
		'As definições não dizem o que trazer: em "contactForm" junte "page", a página de WordPress que tem o formulário, ou ponha "wordpressPosts": true.',
	settings: (file: string, reason: string) => `${file}: ${reason}`,
	noWordPress: 'As definições não dizem onde está WordPress: ponha o endereço em "wordpressUrl".',
	wrongWordPress: (address: string) => `"wordpressUrl" é "${address}", que não é um endereço de http ou https.`,
	stopped: 'Não se mudou nada: fica tudo como estava.',

	reasons,
	failed: (url: string, reason: string) => `${url} ${reason}.`,
	otherHost: (host: string) => `${host} não é o anfitrião das definições: não se pede lá nada.`,
	redirected: (url: string, to: string) =>
		`${url} manda para ${to || 'lado nenhum'}: só se segue dentro do mesmo anfitrião.`,
	status: (url: string, status: number) => `${url} respondeu ${status}.`,
	type: (url: string, type: string, wanted: string) => `${url} é "${type}", e não ${wanted}.`,
	tooLarge: (url: string) => `${url} é grande de mais.`,
	noJson: (url: string) => `${url} não respondeu JSON que se possa ler.`,
	noPosts: (url: string) => `${url} não respondeu com as notícias de WordPress.`,
	noSchema: (form: number) => `As regras do formulário ${form} não têm a forma que o Contact Form 7 lhes dá.`,
	tooDeep: 'A resposta tem elementos sem fim.',

	/** Of a form. */
	form: (language: string) => `Formulário (${language})`,
	noForm: (page: string, id: number, others: readonly number[]) =>
		`Em ${page} não há o formulário ${id}${others.length > 0 ? `: há ${and(others.map(String))}` : ''}.`,
	halfForm: (page: string) => `${page} acaba a meio do formulário.`,
	otherSetting: (name: string, said: unknown, found: unknown) =>
		`em site-settings.json "${name}" é ${JSON.stringify(said)}, e na página é ${JSON.stringify(found)}: mude-o nas definições.`,
	nonce:
		'este formulário é só para quem entrou em WordPress (_wpnonce): o código vale para uma visita, e uma página feita antes dela não o pode guardar.',
	captcha:
		'este formulário pede um captcha, que vale para uma página aberta nesse momento: numa página feita antes não pode ficar. Tire-o do formulário, ou as mensagens são recusadas.',
	leftOut: (what: readonly string[]) => `ficou de fora ${and(what)}.`,

	/** Of posts. */
	post: (slug: string) => `Notícia ${slug}`,
	noSlug: 'o endereço não é só de letras pequenas sem acentos, algarismos e hífenes: não veio.',
	protected: 'está guardada com palavra-passe: não veio.',
	noFormFor: (elements: readonly string[]) => `tem ${and(elements)}, que este sítio não sabe mostrar: não veio.`,
	empty: 'não tem texto: não veio.',
	deletedHere: 'foi apagada aqui, e não volta.',
	clash: 'já há uma notícia sua com este endereço, ou uma que se retirou: fica a sua.',
	problem: (file: string, line: number, message: string) => `não veio; em ${file}:${line} estaria mal: ${message}`,
	link: (href: string) => `a ligação a ${href} ficou só em palavras.`,
	picture: (address: string, reason: string) => `sem a imagem ${address}: ${reason}`,
	notOfWordPress: 'não está no anfitrião das definições.',
	tooManyPictures: (most: number) => `só vieram as primeiras ${most} imagens.`,
	tooManyPosts: (most: number, all: number) => `Vieram as ${most} notícias mais recentes, de cerca de ${all}.`,
	emptyHeading: (heading: string) => `o título "${heading}" não tinha texto por baixo e ficou de fora.`,
	dated: (date: string) => `Notícia de ${date}.`,

	/** Of files. */
	added: (file: string) => `${file}: novo.`,
	changed: (file: string) => `${file}: mudou:`,
	moreLines: (lines: number) => `  … e mais ${count(lines, 'linha', 'linhas')}`,
	edited: (file: string, isChanged: boolean) =>
		`${file}: foi mudado aqui, e fica como está${isChanged ? '; em WordPress também mudou' : ''}.`,
	deleted: (file: string) => `${file}: foi apagado aqui, e não volta.`,
	gone: (file: string) => `${file}: já não está em WordPress; fica até que o apague.`,
	notAsked: (file: string) => `${file}: as definições já não o pedem; fica até que o apague.`,
	manifest: (file: string) => `${file} não se consegue ler: diz o que já veio. Recupere-o antes de trazer mais.`,
	done: (added: number, changed: number, same: number) =>
		`${count(added, 'ficheiro novo', 'ficheiros novos')}, ${count(changed, 'mudado', 'mudados')}, ${count(same, 'igual', 'iguais')}.`,
	onlyChecked: 'Foi só para ver: não se escreveu nada.',
};

/** What another server answered cannot be used; the message tells the owner why. */
export class PullError extends Error {
	override name = 'PullError';
	/** `silent`: nothing came back, or a server that is out of order answered. Another time it may be different. */
	readonly kind: 'silent' | 'refused';

	constructor(message: string, kind: PullError['kind'] = 'refused') {
		super(message);
		this.kind = kind;
	}
}
