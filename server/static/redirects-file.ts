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
