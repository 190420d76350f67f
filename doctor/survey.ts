import { formAddresses } from '../src/cf7/addresses';
import { addressIn, type Language } from '../src/content/addresses';
import { type ContactFormSettings, formFor, type SiteSettings } from '../src/content/site-settings';
import type { Answer, Ask } from './ask';
import { archivePath, mapRange } from './checks/delivery';
import { refusesEmpty } from './checks/wordpress';
import { type Page, readPage } from './page';
import { type Visit, visit } from './visit';

/** What the site and its WordPress have answered. Of a site whose front page does not come nothing else is asked. */
export type Survey = { front: Visit; page: Page; more: More | undefined };

export type More = {
	/** The site by http, where it is by https at the usual port. */
	plain: Visit | undefined;
	/** The page of the form in each language, the main one first. */
	contacts: readonly Contact[];
	/** Other spellings of the first one's address. */
	slash: Answer;
	html: Answer;
	missing: Answer;
	/** The front page again, with the tag that it had. */
	again: Answer | undefined;
	worker: Answer;
	script: Answer | undefined;
	style: Answer | undefined;
	manifest: Answer;
	archive: Answer | undefined;
	/** Each form of these pages once; none where the settings have no REST address. */
	forms: readonly FormAnswers[];
	/** Of the companion; missing where the settings have no REST address. */
	health: Answer | undefined;
	news: Answer;
};

/** A page of the form, and the form that it should have. */
type Contact = { path: string; form: ContactFormSettings; answer: Answer; page: Page };

type FormAnswers = {
	id: number;
	schema: Answer;
	refill: Answer;
	/** A post of an empty form; missing where the form might take it. */
	post: Answer | undefined;
};

/** Where the form stands in the main language. */
export const contactPath = '/contacto';

export type Target = {
	/** As it was given, with nothing but its origin. */
	site: URL;
	settings: SiteSettings;
	/** Of the site, the main one first. */
	languages: readonly Language[];
	/** WordPress' own address, where it lies behind the site's server. */
	wordpress: URL | undefined;
};

/** The hosts that are asked: the ones given, and those of the settings. */
export function hostsOf({ site, settings, wordpress }: Target): Set<string> {
	const { wpcf7, ajaxUrl } = settings;
	const addresses = [wpcf7?.api?.root, ajaxUrl].flatMap((address) =>
		address === undefined ? [] : [new URL(address, site)],
	);
	return new Set([site, ...addresses, ...(wordpress ? [wordpress] : [])].map(({ host }) => host));
}

export async function survey(target: Target, ask: Ask): Promise<Survey> {
	const { site } = target;
	const front = await visit(ask, site, hostsOf(target));
	const answer = front.kind === 'arrived' ? front.answer : undefined;
	const page = readPage(answer?.text);
	const isThere = answer?.status === 200 && answer.url.href === site.href && page.settings !== undefined;
	return { front, page, more: isThere ? await askMore(target, ask, page, answer.headers.get('etag')) : undefined };
}

async function askMore(target: Target, ask: Ask, page: Page, etag: string | null): Promise<More> {
	const { site } = target;
	const at = (path: string, headers: Record<string, string> = {}) => ask(new URL(path, site), { headers });
	const ifThere = (path: string | undefined) => (path === undefined ? undefined : at(path));
	const isUsualHttps = site.protocol === 'https:' && site.port === '';
	const map = at('/map/archive.json').then(async (manifest) => {
		const path = archivePath(manifest);
		return { manifest, archive: path === undefined ? undefined : await at(path, { range: mapRange }) };
	});
	const [plain, contacts, slash, html, missing, again, worker, script, style, ofMap, forms, health, news] =
		await Promise.all([
			isUsualHttps ? visit(ask, new URL(`http://${site.host}/`), hostsOf(target)) : undefined,
			Promise.all(contactsOf(target).map((each) => askContact(each, at))),
			at(`${contactPath}/`),
			at(`${contactPath}.html`),
			at('/pagina-que-nao-existe'),
			etag === null ? undefined : at('/', { 'if-none-match': etag }),
			at('/sw.js'),
			ifThere(page.script),
			ifThere(page.style),
			map,
			askForms(target, ask),
			askHealth(target, ask),
			askNews(target, ask),
		]);
	return { plain, contacts, slash, html, missing, again, worker, script, style, ...ofMap, forms, health, news };
}

const json = { accept: 'application/json, */*;q=0.1' };

/** Where each language has its form, and which. */
function contactsOf({ languages, settings }: Target): Pick<Contact, 'path' | 'form'>[] {
	return languages.map((language) => ({
		path: addressIn(language, contactPath),
		form: formFor(language.code, settings),
	}));
}

async function askContact(
	contact: Pick<Contact, 'path' | 'form'>,
	at: (path: string) => Promise<Answer>,
): Promise<Contact> {
	const answer = await at(contact.path);
	return { ...contact, answer, page: readPage(answer.kind === 'answered' ? answer.text : undefined) };
}

/** One after the other: the post of an empty form counts among those that a server takes within ten minutes. */
async function askForms(target: Target, ask: Ask): Promise<FormAnswers[]> {
	const api = target.settings.wpcf7?.api;
	const ids = new Set(contactsOf(target).map(({ form }) => form.id));
	const forms: FormAnswers[] = [];
	if (api) for (const id of ids) forms.push(await askForm(id, formAddresses(api, id, target.site.href), target, ask));
	return forms;
}

async function askForm(
	id: number,
	{ schema: rules, refill: renewal, feedback }: ReturnType<typeof formAddresses>,
	{ settings }: Target,
	ask: Ask,
): Promise<FormAnswers> {
	const headers = { ...json, origin: settings.origin };
	const at = (address: string) => ask(new URL(address), { headers });
	const [schema, refill] = await Promise.all([at(rules), at(renewal)]);
	const post = refusesEmpty(schema)
		? await ask(new URL(feedback), { method: 'POST', ...emptyForm(headers) })
		: undefined;
	return { id, schema, refill, post };
}

async function askHealth({ site, settings, wordpress }: Target, ask: Ask): Promise<Answer | undefined> {
	const root = settings.wpcf7?.api?.root;
	if (root === undefined) return undefined;
	// At WordPress itself where its address was given, or else where the form is.
	const base = wordpress ? `${wordpress.href.replace(/\/+$/, '')}/wp-json` : root.replace(/\/$/, '');
	const headers = { ...json, origin: settings.origin };
	return ask(new URL(`${base}/quatro-vistas/v1/health`, site), { headers });
}

/** A form with an empty unit tag and nothing else. */
function emptyForm(headers: Record<string, string>) {
	const body = '--qv\r\nContent-Disposition: form-data; name="_wpcf7_unit_tag"\r\n\r\n\r\n--qv--\r\n';
	return { headers: { ...headers, 'content-type': 'multipart/form-data; boundary=qv' }, body };
}

/** As a query, which our own server passes on too. */
function askNews({ site, settings }: Target, ask: Ask): Promise<Answer> {
	const address = new URL(settings.ajaxUrl, site);
	for (const [name, value] of Object.entries({ action: 'get_news', page: '1', category: '*' }))
		address.searchParams.set(name, value);
	return ask(address, { headers: { origin: settings.origin } });
}
