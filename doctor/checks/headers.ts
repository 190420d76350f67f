import { headersFor, parseHeadersFile } from '../../server/static/host-files';
import { printableText } from '../../src/platform/printable-text';
import type { Answered } from '../ask';
import { type Finding, right, wrong } from '../finding';

/** The policy is looked at by its directives. */
const byItself = 'content-security-policy';

/**
 * Whether answers carry the headers that the build says.
 * @param headersFile the text of `_headers` for the settings
 */
export function checkHeaders(answers: readonly Answered[], headersFile: string): Finding[] {
	const rules = parseHeadersFile(headersFile);
	const findings = answers.flatMap(({ url, headers }) => {
		const { [byItself]: policy = '', ...others } = headersFor(rules, url.pathname);
		const wrongNames = Object.entries(others)
			.filter(([name, value]) => !isAsStrict(name, headers.get(name), value))
			.map(([name]) => name);
		const faults = wrongNames.flatMap((name) =>
			wrong(
				`${url.pathname}: ${name} ${headers.has(name) ? 'não é o da construção' : 'falta'}.`,
				'Sirva os cabeçalhos que a construção escreveu.',
			),
		);
		return [...checkPolicy(headers.get(byItself), policy), ...faults];
	});
	const faults = findings.filter(({ kind }) => kind !== 'right');
	const [policy] = findings;
	if (faults.length > 0 || !policy) return unique(faults);
	return [policy, ...right('Os outros cabeçalhos de segurança são os da construção.')];
}

/** A front may tell browsers to use https for longer. */
function isAsStrict(name: string, value: string | null, expected: string): boolean {
	if (value === null) return false;
	if (name === 'strict-transport-security') return maxAge(value) >= maxAge(expected);
	return normal(value) === normal(expected);
}

function maxAge(value: string): number {
	return Number(/max-age="?(\d+)/i.exec(value)?.[1] ?? 0);
}

function normal(value: string): string {
	return value.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The same of several addresses is said once, where the words are the same. */
function unique(findings: readonly Finding[]): Finding[] {
	return [...new Map(findings.map((finding) => [finding.text, finding])).values()];
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** Directives that keep scripts of others out: nothing that the build did not name may stand in them. */
const guarded = [
	...['default-src', 'script-src', 'style-src', 'object-src', 'frame-src', 'worker-src'],
	...['base-uri', 'form-action', 'frame-ancestors'],
];

const fetching = /-src$/;

const none = "'none'";

const advice = 'Sirva os cabeçalhos que a construção escreveu, e tire os que o servidor ou o CDN juntam.';

/**
 * Whether the content security policy of an answer allows all that the site needs, and no scripts of others.
 * @param header as the answer has it: several policies hold together
 * @param expected as the build writes it for the settings, with the hosts that they name
 */
export function checkPolicy(header: string | null, expected: string): Finding[] {
	if (header === null) return wrong('Falta Content-Security-Policy.', advice);
	const policies = header.split(',').map(parsePolicy);
	const needed = parsePolicy(expected);
	const names = new Set([...needed.keys(), ...guarded]);
	const faults = [...names].flatMap((name) => faultsOf(policies, name, sourcesOf(needed, name) ?? []));
	if (faults.length > 0) return faults.flatMap((text) => wrong(text, advice));
	const hosts = [...new Set([...needed.values()].flat().filter((source) => source.includes('://')))];
	return right(
		hosts.length > 0
			? `A política de segurança deixa chegar a ${hosts.join(', ')}.`
			: 'A política de segurança é a da construção.',
	);
}

/** Directives by name; of one that stands twice the first counts, as in browsers. */
function parsePolicy(text: string): Policy {
	const policy = new Map<string, readonly string[]>();
	for (const directive of text.split(';')) {
		const [name = '', ...sources] = directive.trim().split(/\s+/);
		const key = name.toLowerCase();
		if (key !== '' && !policy.has(key)) policy.set(key, sources);
	}
	return policy;
}

function faultsOf(policies: readonly Policy[], name: string, sources: readonly string[]): string[] {
	if (!fetching.test(name) && policies.every((policy) => !policy.has(name)))
		return [`Na política de segurança falta ${name}.`];
	const missing = sources.filter(
		(source) => source !== none && !policies.every((policy) => allows(policy, name, source)),
	);
	const strange = strictest(policies, name).filter((source) => source !== none && !sources.includes(source));
	return [
		...missing.map((source) => `A política de segurança não deixa ${source} em ${name}.`),
		...strange
			.filter(() => guarded.includes(name))
			.map((source) => `A política de segurança deixa ${printableText(source, 60)} em ${name}, e não devia.`),
	];
}

/** What a directive says; of one that fetches and is left out, `default-src` speaks. */
function sourcesOf(policy: Policy, name: string): readonly string[] | undefined {
	return policy.get(name) ?? (fetching.test(name) ? policy.get('default-src') : undefined);
}

function allows(policy: Policy, name: string, source: string): boolean {
	const sources = sourcesOf(policy, name);
	return sources === undefined || sources.includes('*') || sources.includes(source);
}

/** Sources that every policy allows; anything where none says. */
function strictest(policies: readonly Policy[], name: string): readonly string[] {
	const lists = policies.map((policy) => sourcesOf(policy, name)).filter((list) => list !== undefined);
	return lists[0]?.filter((source) => lists.every((list) => list.includes(source))) ?? ['*'];
}
