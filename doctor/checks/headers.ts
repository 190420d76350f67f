import { headersFor, parseHeadersFile } from '../../server/static/headers-file';
import type { Answered } from '../ask';
import { type Finding, right, wrong } from '../finding';
import { checkPolicy } from './policy';

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
