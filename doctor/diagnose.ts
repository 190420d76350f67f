import { headersFile } from '../build/headers-file';
import { serviceFolder } from '../server/messages/mailbox-folder';
import type { DeploymentSettings } from '../src/content/deployment-settings';
import type { SiteSettings } from '../src/content/site-settings';
import type { Answer, Answered } from './ask';
import { checkFront, checkMissing, checkPlainHttp, checkSpelling } from './checks/address';
import { checkClock, clockOffset } from './checks/clock';
import { checkCompanion } from './checks/companion';
import { checkCompression, checkFresh, checkHashed, checkMap, checkUnchanged, checkWorker } from './checks/delivery';
import { checkFailure, isAnswered } from './checks/failure';
import { checkForm } from './checks/form';
import { checkHeaders } from './checks/headers';
import { checkSettings } from './checks/settings';
import { checkCors, checkNews, checkPost, checkRefill, checkSchema } from './checks/wordpress';
import { type Finding, right, unknown, wrong } from './finding';
import { contactPath, type More, type Survey } from './survey';

/** What was found, in the order in which it is told. */
export type Diagnosis = readonly { title: string; findings: readonly Finding[] }[];

/** Judges what a site and its WordPress have answered by the settings of this machine. */
export function diagnose({ front, page, more }: Survey, site: URL, settings: DeploymentSettings): Diagnosis {
	const address = checkFront(front, site, page);
	if (!more || front.kind !== 'arrived') return [{ title: 'Endereço', findings: address }];
	return eachOnce([
		{ title: 'Endereço', findings: [...address, ...checkAddresses(more, site)] },
		{ title: 'Definições', findings: checkSettings(page, settings, site) },
		{ title: 'Formulário', findings: checkContacts(more) },
		{ title: 'WordPress', findings: checkWordPress(more, settings) },
		{
			title: 'Notícias',
			findings: [...checkNews(more.news), ...acrossOrigins(more.news, settings.ajaxUrl, settings, 'A lista')],
		},
		{
			title: 'Segurança',
			findings: checkHeaders(answered([front.answer, more.missing, more.worker]), headersFile(settings)),
		},
		{ title: 'Cache', findings: checkCaching(front.answer, more) },
		{ title: 'Compressão', findings: given([front.answer, more.script, more.style]).flatMap(checkCompression) },
		{ title: 'Service worker', findings: checkWorker(more.worker) },
		{ title: 'Mapa', findings: checkMap(more.manifest, more.archive) },
		{
			title: 'Relógio',
			findings: checkClock(
				clockOffset(answered([front.answer, more.missing, ...answersOf(more)])),
				'O relógio do servidor',
			),
		},
		{ title: 'Companheiro', findings: checkCompanions(more) },
		{ title: 'Correio', findings: checkMail() },
	]);
}

/** An address that does not answer is a fault of every check that needs it: it is told at the first. */
function eachOnce(diagnosis: Diagnosis): Diagnosis {
	const told = new Set<string>();
	return diagnosis.map(({ title, findings }) => ({
		title,
		findings: findings.filter(({ kind, text }) => {
			const isNew = kind !== 'wrong' || !told.has(text);
			told.add(text);
			return isNew;
		}),
	}));
}

function checkAddresses({ plain, slash, html, missing }: More, site: URL): Finding[] {
	return [
		...(plain ? checkPlainHttp(plain, site) : []),
		...checkSpelling(slash, contactPath),
		...checkSpelling(html, contactPath),
		...checkMissing(missing),
	];
}

function checkContacts({ contacts }: More): Finding[] {
	return contacts.flatMap(({ answer, page, path, form }) =>
		isAnswered(answer) ? checkForm(page, path, form) : checkFailure(answer),
	);
}

function checkWordPress({ forms }: More, settings: SiteSettings): Finding[] {
	const root = settings.wpcf7?.api?.root;
	if (root === undefined)
		return wrong('As definições não têm "wpcf7.api".', 'Sem isso o formulário não sai da página.');
	return forms.flatMap(({ id, schema, refill, post }, index) => [
		...checkSchema(schema, id),
		...(index === 0 ? acrossOrigins(schema, root, settings, 'A resposta') : []),
		...checkRefill(refill, id),
		...(post
			? checkPost(post, id)
			: unknown(
					`Se recebe mensagens do formulário ${id} não se sabe: as regras não recusam um formulário vazio, e nada foi enviado.`,
				)),
	]);
}

function checkCompanions({ forms: [form], health }: More): Finding[] {
	return form && health ? checkCompanion(form.schema, health) : [];
}

/** Nothing that can be asked says whether mail arrives. */
function checkMail(): Finding[] {
	return [
		...unknown(
			'Se o correio de WordPress sai e chega não se sabe de fora.',
			'Mande uma mensagem pelo formulário e veja se chega, também à pasta do lixo. Para durar: SMTP com palavra-passe e SPF, DKIM e DMARC no domínio.',
		),
		...unknown(
			'Sem WordPress o servidor do sítio guarda as mensagens e não envia correio.',
			`Leia-as nessa máquina, na pasta do projeto. As do serviço: sudo -u quatro-vistas env DATA=${serviceFolder} node dist-server/messages.mjs. As de npm run serve: npm run messages.`,
		),
	];
}

/** Whether pages ask WordPress by way of the site, or may ask it on an origin of its own. */
function acrossOrigins(answer: Answer, address: string, { origin }: SiteSettings, what: string): Finding[] {
	if (answer.kind === 'failed') return [];
	return new URL(address, origin).origin === origin
		? right('É pedido ao próprio sítio: não é preciso CORS.')
		: checkCors(answer, origin, what);
}

function checkCaching(front: Answered, more: More): Finding[] {
	const { worker, script, style, archive, again } = more;
	return [
		...[front, ...answersOf(more), worker].flatMap(checkFresh),
		...given([script, style, archive]).flatMap(checkHashed),
		...checkUnchanged(again),
	];
}

function answersOf({ contacts }: More): Answer[] {
	return contacts.map(({ answer }) => answer);
}

function given(answers: readonly (Answer | undefined)[]): Answer[] {
	return answers.filter((answer) => answer !== undefined);
}

function answered(answers: readonly Answer[]): Answered[] {
	return answers.filter((answer) => answer.kind === 'answered');
}
