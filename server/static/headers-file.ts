/** One block of a `_headers` file: the addresses it is for and the headers it gives them. */
export type HeaderRule = { pattern: RegExp; headers: readonly (readonly [name: string, value: string])[] };

export class HeadersFileError extends Error {
	override name = 'HeadersFileError';
}

/**
 * Parses a `_headers` file in the format of Netlify and Cloudflare: a line with a path pattern, then indented
 * `Name: value` lines; `*` stands for anything, `:name` for one segment, `#` begins a comment line.
 * @throws {HeadersFileError} naming the line that fits nowhere
 */
export function parseHeadersFile(text: string): HeaderRule[] {
	const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
		if (line.startsWith('/')) {
			rules.push({ pattern: toPattern(line.trim()), headers: [] });
			continue;
		}
		const header = /^[ \t]+([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*$/.exec(line);
		const rule = rules.at(-1);
		if (!header || !rule)
			throw new HeadersFileError(`_headers, line ${index + 1}: neither a path nor a header of one.`);
		rule.headers.push([(header[1] ?? '').toLowerCase(), header[2] ?? '']);
	}
	return rules;
}

/** Headers of every rule that matches the path; a name given twice has its values joined, as the two hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
	const headers: Record<string, string> = {};
	for (const rule of rules) {
		if (!rule.pattern.test(path)) continue;
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
