import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPost } from '../../server/messages/php-post';
import { valuesOf } from '../../src/cf7/field-values';
import { leavesOf } from '../../src/cf7/php-tree';

it('client and server find the same values under a name, however it is written', () => {
	const member = fc.constantFrom('[]', '[x]', '[3]', '[x][y]', '[][]', '');
	const name = fc.tuple(fc.constantFrom('a', 'b', 'ab'), member).map(([plain, rest]) => plain + rest);
	fc.assert(
		fc.property(fc.array(name, { maxLength: 12 }), (names) => {
			const entries = names.map((each, index) => [each, String(index + 1)] as const);
			expect(valuesOf(entries, 'a').texts).toEqual(leavesOf(toPost(entries).fields.get('a')));
		}),
	);
});
