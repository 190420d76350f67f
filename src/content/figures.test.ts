import { expect, it } from 'vitest';
import { areaText, exposureWord } from './figures';

it.each([
	[0, 'Norte'],
	[22, 'Norte'],
	[23, 'Nordeste'],
	[90, 'Nascente'],
	[239, 'Sudoeste'],
	[270, 'Poente'],
	[337, 'Noroeste'],
	[338, 'Norte'],
	[360, 'Norte'],
])('%d° looks to the %s', (degrees, word) => {
	expect(exposureWord(degrees)).toBe(word);
});

it('writes areas with a decimal comma', () => {
	expect(areaText(1.75, 2)).toBe('1,75\u00a0ha');
	expect(areaText(23, 1)).toBe('23,0\u00a0ha');
});
