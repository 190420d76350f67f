import { expect, test } from 'vitest';
import { withBoundArticles } from './bound-articles';

test('a small word stays with the name after it', () => {
	expect(withBoundArticles('Vinha da Francisca')).toBe('Vinha da\u00a0Francisca');
	expect(withBoundArticles('Lameiro e Cabeço')).toBe('Lameiro e\u00a0Cabeço');
	expect(withBoundArticles('Porto Vintage')).toBe('Porto Vintage');
});
