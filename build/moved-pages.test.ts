import { expect, it } from 'vitest';
import { movedPagesProblems, redirectsFile } from './moved-pages';

const addresses = new Set(['/', '/vinhos/abade', '/noticias/poda']);
const problemsOf = (moved: Record<string, string | null>) =>
	movedPagesProblems(JSON.stringify(moved, null, 2), moved, addresses).map(
		({ line, message }) => `${line}: ${message}`,
	);

it('writes renamed and removed pages as hosts read them', () => {
	expect(redirectsFile({ '/vinhos/abade-tinto': '/vinhos/abade', '/noticias/feira': null })).toBe(
		'/vinhos/abade-tinto /vinhos/abade 308\n/noticias/feira /410 410\n',
	);
});

it('finds nothing wrong with pages that are gone and lead to one that is there', () => {
	expect(problemsOf({ '/vinhos/abade-tinto': '/vinhos/abade', '/noticias/feira': null })).toEqual([]);
});

it('names the line of a page that is still there, of one that leads nowhere, and of what is no address', () => {
	expect(problemsOf({ '/vinhos/abade': null, '/noticias/feira': '/noticias/festa', abade: '/' })).toEqual([
		'2: A página /vinhos/abade existe: não pode ter mudado de endereço.',
		'3: A página /noticias/festa não existe.',
		'4: "abade" não é um endereço do sítio, como /vinhos/abade.',
	]);
});
