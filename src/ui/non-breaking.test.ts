import { expect, test } from 'vitest';
import { withNonBreakingSpaces, withYearKept } from './non-breaking';

test('a small word stays with the name after it', () => {
	expect(withNonBreakingSpaces('Vinha da Francisca')).toBe('Vinha da\u00a0Francisca');
	expect(withNonBreakingSpaces('Lameiro e Cabeço')).toBe('Lameiro e\u00a0Cabeço');
	expect(withNonBreakingSpaces('Um ano em quatro vistas')).toBe('Um ano em\u00a0quatro vistas');
	expect(withNonBreakingSpaces('Porto Vintage')).toBe('Porto Vintage');
});

test('a year stays with the word before it', () => {
	expect(withYearKept('Chega o Rabigato 2025, de uma só parcela')).toBe(
		'Chega o Rabigato\u00a02025, de uma só parcela',
	);
	expect(withYearKept('O Pombal abriu a campanha a 12 de agosto')).toBe('O Pombal abriu a campanha a 12 de agosto');
});
