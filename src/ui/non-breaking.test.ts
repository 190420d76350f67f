import { expect, test } from 'vitest';
import { withBoundWords } from './non-breaking';

test('a small word stays with the name after it', () => {
	expect(withBoundWords('Vinha da Francisca')).toBe('Vinha da\u00a0Francisca');
	expect(withBoundWords('Lameiro e Cabeço')).toBe('Lameiro e\u00a0Cabeço');
	expect(withBoundWords('Um ano em quatro vistas')).toBe('Um ano em\u00a0quatro vistas');
	expect(withBoundWords('Porto Vintage')).toBe('Porto Vintage');
});
