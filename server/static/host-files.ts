/* The files of a build that tell static hosts what to answer: `_headers` and `_redirects`. */

/** One block of a `_headers` file: the addresses it is for, the headers it takes from them, and those it gives them. */
type HeaderRule = {
	pattern: RegExp;
	removed: readonly string[];
	headers: readonly (readonly [name: string, value: string])[];
};

/**
 * Parses a `_headers` file in the format of Netlify and Cloudflare: a line with a path pattern, then indented
 * `Name: value` lines; `*` stands for anything, `:name` for one segment, `#` begins a comment line. `! Name` takes away what the rules
 * before it gave, as Cloudflare has it.
 * @throws {Error} naming the line that fits nowhere
 */
export function parseHeadersFile(text: string): HeaderRule[] {
	const rules: { pattern: RegExp; removed: string[]; headers: [string, string][] }[] = [];
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
		if (line.startsWith('/')) {
			rules.push({ pattern: toPattern(line.trim()), removed: [], headers: [] });
			continue;
		}
		const [, removed] = /^[ \t]+! *([A-Za-z0-9-]+)[ \t]*$/.exec(line) ?? [];
		const header = /^[ \t]+([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*$/.exec(line);
		const rule = rules.at(-1);
		if (rule && removed) rule.removed.push(removed.toLowerCase());
		else if (rule && header) rule.headers.push([(header[1] ?? '').toLowerCase(), header[2] ?? '']);
		else throw new Error(`_headers, line ${index + 1}: neither a path nor a header of one.`);
	}
	return rules;
}

/** Headers of every rule that matches the path; a name given twice has its values joined, as the two hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
	const headers: Record<string, string> = {};
	for (const rule of rules) {
		if (!rule.pattern.test(path)) continue;
		for (const name of rule.removed) delete headers[name];
		for (const [name, value] of rule.headers) {
			headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
		}
	}
	return headers;
}

function toPattern(path: string): RegExp {
	const source = path
		.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
		.replaceAll('*', '.*')
		.replace(/:[A-Za-z]\w*/g, '[^/]+');
	return new RegExp(`^${source}$`);
}

/** What an address leads to that the site had once, or that names a page in the words of another language: another one, or nothing any more. */
export type Moved = { kind: 'renamed'; to: string } | { kind: 'gone' };

/**
 * Parses a `_redirects` file in the format of static hosts, of which the build writes two kinds of line: `/antigo /novo 308` and
 * `/antigo /410 410`.
 * @throws {Error} naming the line that is neither
 */
export function parseRedirectsFile(text: string): ReadonlyMap<string, Moved> {
	const lines = text.split('\n').filter((line) => line !== '');
	return new Map(
		lines.map((line, index) => {
			const [, from = '', to = '', status] = /^(\/\S+) (\/\S*) (308|410)$/.exec(line) ?? [];
			if (!status) throw new Error(`_redirects, line ${index + 1}: neither a renamed page nor a removed one.`);
			return [from, status === '410' ? { kind: 'gone' } : { kind: 'renamed', to }];
		}),
	);
}
