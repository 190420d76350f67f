import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepList, recallList } from './kept-list';
import type { ShownList } from './list-state';

const list: ShownList = {
	category: 'casa',
	page: 2,
	items: [
		{ address: '/noticias/um', title: 'Um', category: 'casa', date: '2026-01-02' },
		{ address: 'https://wordpress.example/dois', title: 'Dois', category: '' },
	],
	end: true,
	source: 'server',
};

function shelf(content: Record<string, string> = {}) {
	return () => ({
		getItem: (name: string) => content[name] ?? null,
		setItem(name: string, value: string) {
			content[name] = value;
		},
	});
}

test('a list is found again by its entry of the history, and by no other', () => {
	const storage = shelf();
	keepList(storage, 'a', list);
	expect(recallList(storage, 'a')).toEqual(list);
	expect(recallList(storage, 'b')).toBeUndefined();
});

test('a shelf that cannot be used keeps nothing and breaks nothing', () => {
	const forbidden = () => {
		throw new DOMException('Access is denied', 'SecurityError');
	};
	expect(() => keepList(forbidden, 'a', list)).not.toThrow();
	expect(recallList(forbidden, 'a')).toBeUndefined();
});

test('an address that leads to a script is not taken back', () => {
	for (const address of ['javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
		const spoiled = JSON.stringify({ ...list, items: [{ ...list.items[0], address }] });
		expect(recallList(shelf({ 'news-list a': spoiled }), 'a')).toBeUndefined();
	}
});

test('whatever is on the shelf, it is a list or nothing', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
			const recalled = recallList(shelf({ 'news-list a': text }), 'a');
			expect(recalled === undefined || Array.isArray(recalled.items)).toBe(true);
		}),
	);
});
