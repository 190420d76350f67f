import type { Answered, Ask, Failed } from './ask';

/** Where an address has led in the end, over redirects that stay on hosts that may be asked. */
export type Visit =
	| { kind: 'arrived'; answer: Answered; redirects: number }
	| { kind: 'failed'; answer: Failed }
	/** To a host that is not to be asked, or to what is no address. */
	| { kind: 'elsewhere'; location: string }
	| { kind: 'endless' };

const maxRedirects = 5;

/** Follows redirects as a browser does, but to no host that nobody named. */
export async function visit(ask: Ask, url: URL, hosts: ReadonlySet<string>, redirects = 0): Promise<Visit> {
	const answer = await ask(url);
	if (answer.kind === 'failed') return { kind: 'failed', answer };
	const location = redirectOf(answer);
	if (location === undefined) return { kind: 'arrived', answer, redirects };
	if (redirects >= maxRedirects) return { kind: 'endless' };
	const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
	if (!next || !/^https?:$/.test(next.protocol) || !hosts.has(next.host)) return { kind: 'elsewhere', location };
	return visit(ask, next, hosts, redirects + 1);
}

/** Where a redirect leads, as its header says; undefined for any other answer. */
export function redirectOf({ status, headers }: Pick<Answered, 'status' | 'headers'>): string | undefined {
	return [301, 302, 303, 307, 308].includes(status) ? (headers.get('location') ?? '') : undefined;
}
