import type { Problem } from './content/problem.ts';

export const movedPagesFile = 'src/content/moved-pages.json';

type MovedPages = Readonly<Record<string, string | null>>;

/**
 * The file `_redirects` as static hosts read it: `/antigo /novo 308`, and `/antigo /410 410` for a page that was taken away. Our own
 * server reads it too.
 */
export function redirectsFile(moved: MovedPages): string {
	return Object.entries(moved)
		.map(([from, to]) => (to === null ? `${from} /410 410\n` : `${from} ${to} 308\n`))
		.join('');
}

/**
 * What is wrong with the moved pages: a page that is still there, or that leads to none.
 * @param text of the file, which tells the lines
 */
export function movedPagesProblems(text: string, moved: MovedPages, addresses: ReadonlySet<string>): Problem[] {
	return Object.entries(moved).flatMap(([from, to]) => {
		const message = faultOf(from, to, addresses);
		if (!message) return [];
		const line = text.slice(0, text.indexOf(JSON.stringify(from))).split('\n').length;
		return [{ file: movedPagesFile, line, message }];
	});
}

function faultOf(from: string, to: string | null, addresses: ReadonlySet<string>): string | undefined {
	if (!/^\/[a-z0-9/-]*[a-z0-9]$/.test(from)) return `"${from}" não é um endereço do sítio, como /vinhos/abade.`;
	if (addresses.has(from)) return `A página ${from} existe: não pode ter mudado de endereço.`;
	if (to !== null && !addresses.has(to)) return `A página ${to} não existe.`;
	return undefined;
}
