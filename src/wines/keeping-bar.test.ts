import { expect, test } from 'vitest';
import { keepingOf } from './keeping-bar';

test('a window begins where it says, or with the harvest, and ends where it says', () => {
	expect(keepingOf('Até 2041', 2021)).toEqual({ from: 2021, to: 2041 });
	expect(keepingOf('De 2028 a 2060', 2018)).toEqual({ from: 2028, to: 2060 });
	expect(keepingOf('De\u00a02028 a\u00a02060', 2018)).toEqual({ from: 2028, to: 2060 });
	expect(keepingOf('Pronto a beber', 2009)).toBeUndefined();
});
