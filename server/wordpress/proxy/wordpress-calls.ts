import { formAddresses } from '../../../src/cf7/addresses';
import { allForms, type SiteSettings } from '../../../src/content/site-settings';
import type { Request } from '../../http/request';

/** A request that the site makes of WordPress. */
export type WordPressCall = {
	kind: 'schema' | 'refill' | 'feedback' | 'news';
	/** Path and query below WordPress' own address, as the settings have them. */
	target: string;
};

/** What the settings say of where WordPress is asked, and for which forms. */
export type CallSettings = Pick<SiteSettings, 'origin' | 'wpcf7' | 'ajaxUrl'> & {
	contactForm: { id: number };
	contactForms?: Readonly<Record<string, { id: number }>>;
};

export type WordPressCalls = (
	request: Pick<Request, 'method' | 'path' | 'query'>,
) => WordPressCall | { kind: 'none' } | undefined;

export type CallRule = WordPressCall & { method: 'GET' | 'POST'; path: string; query: string };

/**
 * Tells what a request asks of WordPress, by its method and exact address. What goes upstream is never the visitor's text:
 * addresses come from the settings, so no encoding, backslash, dot or further parameter leads anywhere else.
 * @returns `none` for an address of WordPress that the site does not ask, or not so, and undefined for one that is not WordPress'.
 * A call for news still has to bring its parameters: see `newsParameters`.
 */
export function wordpressCalls(settings: CallSettings): WordPressCalls {
	const rules = callRules(settings);
	return ({ method, path, query }) => {
		const atPath = rules.filter((rule) => rule.path === path);
		const rule = atPath.find((each) => each.method === method && each.query === relevantQuery(each, query));
		if (rule) return rule;
		const isWordPress =
			/^\/(wp-|xmlrpc\.php)/i.test(path) || (path === '/' ? query.has('rest_route') : atPath.length > 0);
		return isWordPress ? { kind: 'none' } : undefined;
	};
}

/** A GET for news has its parameters in the query. */
function relevantQuery({ kind, method }: CallRule, query: URLSearchParams): string {
	return kind === 'news' && method === 'GET' ? '' : query.toString();
}

/** The addresses that pages ask on this origin; one on another origin is asked there by the browser itself. */
export function callRules(settings: CallSettings): CallRule[] {
	const { origin, wpcf7, ajaxUrl } = settings;
	const ruleOf = (kind: CallRule['kind'], method: CallRule['method'], address: string): CallRule[] => {
		const url = new URL(address, origin);
		if (url.origin !== new URL(origin).origin) return [];
		return [
			{ kind, method, path: url.pathname, query: url.searchParams.toString(), target: url.pathname + url.search },
		];
	};
	const news = [...ruleOf('news', 'POST', ajaxUrl), ...ruleOf('news', 'GET', ajaxUrl)];
	const api = wpcf7?.api;
	if (!api) return news;
	const forms = allForms(settings).flatMap(({ id }) => {
		const { feedback, schema, refill } = formAddresses(api, id, origin);
		return [
			...ruleOf('feedback', 'POST', feedback),
			...ruleOf('schema', 'GET', schema),
			...ruleOf('refill', 'GET', refill),
		];
	});
	return [...forms, ...news];
}

const newsParameterNames = ['action', 'page', 'category'];

/** The parameters of a call for news: each at most once and none but these. Undefined for any other action. */
export function newsParameters(sent: URLSearchParams): URLSearchParams | undefined {
	const names = [...sent.keys()];
	const isKnown = names.every((name) => newsParameterNames.includes(name)) && new Set(names).size === names.length;
	return isKnown && sent.get('action') === 'get_news' ? new URLSearchParams(sent) : undefined;
}
