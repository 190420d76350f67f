// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShownList } from './list-state';
import { listSlot } from './use-news-session';

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

afterEach(() => {
	vi.unstubAllGlobals();
	sessionStorage.clear();
});

function recall(text: string) {
	sessionStorage.setItem('news-list a', text);
	return listSlot('a').read();
}

test('a list is found again by its entry of the history, and by no other', () => {
	listSlot('a').write(JSON.stringify(list));
	expect(listSlot('a').read()).toEqual(list);
	expect(listSlot('b').read()).toBeUndefined();
});

test('storage that cannot be used keeps no list and breaks nothing', () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(listSlot('a').write(JSON.stringify(list))).toBe(false);
	expect(listSlot('a').read()).toBeUndefined();
	vi.unstubAllGlobals();
});

test('an address that leads to a script is not taken back', () => {
	for (const address of ['javascript:alert(1)', '//evil.example', 'data:text/html,x'])
		expect(recall(JSON.stringify({ ...list, items: [{ ...list.items[0], address }] }))).toBeUndefined();
});

test('whatever is stored, it is a list or nothing', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
			const recalled = recall(text);
			expect(recalled === undefined || Array.isArray(recalled.items)).toBe(true);
		}),
	);
});
