import { expect, test } from 'vitest';
import { initialNews, type NewsState, type Outcome } from './list-state';
import { announcement } from './news-board';

function state(outcome: Outcome, count: number, list: Partial<NewsState['list']> = {}): NewsState {
	const items = Array.from({ length: count }, (_, index) => ({
		address: `/${index}`,
		title: 'x',
		category: 'vindima',
	}));
	const start = initialNews({ kind: 'page', links: count, items });
	return { ...start, outcome, list: { ...start.list, ...list } };
}

const sentences: [NewsState, string][] = [
	[state({ kind: 'none' }, 6), ''],
	[state({ kind: 'listed' }, 6, { category: 'vindima' }), '6 notícias de vindima.'],
	[state({ kind: 'listed' }, 1, { category: 'vinhos' }), '1 notícia de vinhos.'],
	[state({ kind: 'listed' }, 6), '6 notícias.'],
	[state({ kind: 'listed' }, 0, { category: 'casa' }), 'Não há notícias em «Casa».'],
	[state({ kind: 'added', added: 6 }, 12), 'Mais 6, 12 ao todo.'],
	[state({ kind: 'added', added: 0 }, 12), 'Nada de novo nesta página, 12 ao todo.'],
	[state({ kind: 'no-more' }, 12), 'Não há mais: 12 notícias ao todo.'],
	[state({ kind: 'more-failed' }, 6), 'Não foi possível carregar mais notícias. Tente de novo.'],
	[state({ kind: 'choice-unanswered' }, 6), 'O servidor não respondeu: ficou a lista que estava. Tente de novo.'],
	[
		state({ kind: 'listed' }, 5, { category: 'casa', source: 'device' }),
		'5 notícias de casa. Sem rede: só as notícias guardadas.',
	],
];

for (const [news, sentence] of sentences)
	test(`a screen reader hears “${sentence}”`, () => expect(announcement(news)).toBe(sentence));
