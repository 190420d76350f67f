import { expect, it } from 'vitest';
import { printableText } from './printable-text';

it('a text is one line without anything that a terminal obeys', () => {
	expect(printableText('Ana\u001b[2J\u0007\r\nSousa\u202eexe.fdp\u0085')).toBe('Ana [2J Sousa exe.fdp');
});

it('a text that is too long ends with an ellipsis', () => {
	expect(printableText('Quatro Vistas', 7)).toBe('Quatro…');
	expect(printableText('Quatro', 6)).toBe('Quatro');
});
