import { expect, test } from 'vitest';
import { readingMinutes } from './article-view';

const words = (count: number) => Array.from({ length: count }, () => 'uva').join(' ');

test('an article takes a minute for two hundred words, and never none', () => {
	const text = (count: number) => ({ lede: words(10), opening: [words(count - 10)], sections: [] });
	expect([12, 280, 320, 800].map((count) => readingMinutes(text(count)))).toEqual([1, 1, 2, 4]);
});

test('stressed words and links count as words', () => {
	const opening = [[words(150), { kind: 'emphasis', text: ` ${words(150)}` } as const]];
	expect(readingMinutes({ lede: words(10), opening, sections: [] })).toBe(2);
});
