import { expect, test } from 'vitest';
import { withNonBreakingSpaces } from './non-breaking';

test('a small word stays with the name after it', () => {
	expect(withNonBreakingSpaces('Vinha da Francisca')).toBe('Vinha da\u00a0Francisca');
	expect(withNonBreakingSpaces('Lameiro e Cabeço')).toBe('Lameiro e\u00a0Cabeço');
	expect(withNonBreakingSpaces('Um ano em quatro vistas')).toBe('Um ano em\u00a0quatro vistas');
	expect(withNonBreakingSpaces('Porto Vintage')).toBe('Porto Vintage');
});
