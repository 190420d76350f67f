import { expect, it } from 'vitest';
import { addressIn } from '../../src/content/addresses';
import { knownLanguages } from '../content/languages';
import { movedIn, movedPagesProblems, redirectsFile } from './moved-pages';

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

it('finds nothing wrong with the addresses of a language that the site does not have', () => {
	const moved = { '/en/news/a': '/en/news/b' };
	expect(problemsOf(moved)).toEqual([]);
	const withEnglish = new Set([...addresses, '/en']);
	expect(movedPagesProblems(JSON.stringify(moved), moved, withEnglish)).toMatchObject([
		{ message: 'A página /en/news/b não existe.' },
	]);
});

it('leads on in each language, where no page is at the former address', () => {
	const english = knownLanguages().find(({ code }) => code === 'en')!;
	const moved = {
		'/vinhos/abade-tinto': '/vinhos/abade',
		'/noticias/podar': '/noticias/poda',
		'/noticias/feira': null,
		'/noticias/estacas': '/noticias/poda',
		'/en/news/cuttings': '/en/news/pruning',
	};
	const addressNow = (path: string) => addressIn(english, path.replace('/poda', '/pruning'));
	expect(movedIn(english, moved, addressNow, new Set(['/en/news/estacas']))).toEqual({
		'/en/wines/abade-tinto': '/en/wines/abade',
		'/en/news/podar': '/en/news/pruning',
		'/en/news/feira': null,
	});
});
