import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../src/cf7/php-tree';
import { textOf, toPost } from './php-post';

describe('names of fields, as PHP takes them apart', () => {
	it('posted fields keep the last of two plain ones, and append with []', () => {
		const post = toPost([
			['a', '1'],
			['a', '2'],
			['b[]', '1'],
			['b[]', '2'],
		]);
		expect(textOf(post, 'a')).toBe('2');
		expect(leavesOf(post.fields.get('b'))).toEqual(['1', '2']);
		expect(textOf(post, 'b')).toBe('');
	});

	it('posted fields make records, and go on counting after a number', () => {
		const { fields } = toPost([
			['a[x][y]', '1'],
			['a[3]', '2'],
			['a[]', '3'],
		]);
		expect(fields.get('a')).toEqual(
			new Map<string, unknown>([
				['x', new Map([['y', '1']])],
				['3', '2'],
				['4', '3'],
			]),
		);
	});

	it('the names of posted fields have _ for dots and blanks, and for an unclosed bracket', () => {
		const { fields } = toPost([
			[' your.first name', '1'],
			['open[x', '2'],
			['[x]', '3'],
			['', '4'],
		]);
		expect([...fields]).toEqual([
			['your_first_name', '1'],
			['open_x', '2'],
		]);
	});

	it('posted files are separate from texts', () => {
		const file = { name: 'a.txt', size: 1, bytes: new Uint8Array(1) };
		const post = toPost([['your-name', file]]);
		expect([textOf(post, 'your-name'), post.files.get('your-name')]).toEqual(['', [file]]);
	});

	it('posted fields never fail, nor reach the prototype of anything, for any names', () => {
		const name = fc.array(fc.constantFrom('a', '[', ']', '.', ' ', '__proto__', '1', 'constructor'), { maxLength: 10 });
		fc.assert(
			fc.property(fc.array(name, { maxLength: 20 }), (names) => {
				const { fields } = toPost(names.map((parts) => [parts.join(''), 'x'] as const));
				expect(leavesOf(fields).every((leaf) => leaf === 'x')).toBe(true);
				expect(Object.keys(Object.prototype)).toEqual([]);
			}),
		);
	});
});
