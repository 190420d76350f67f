import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialNews, type NewsAnswer, type NewsEvent, type NewsState, newsStep, pressedCategory } from './list-state';
import type { NewsItem } from './news-item';

function items(from: number, count: number): NewsItem[] {
	return Array.from({ length: count }, (_, index) => ({
		address: `/n/${from + index}`,
		title: `Notícia ${from + index}`,
		category: 'vindima',
	}));
}

function page(from: number, count: number): NewsAnswer {
	return { kind: 'page', links: count, items: items(from, count) };
}

const end: NewsAnswer = { kind: 'end' };
const first = initialNews(page(1, 6));

/** The state after some events; answers and failures are to the latest question unless they say otherwise. */
function follow(state: NewsState, ...events: NewsEvent[]): NewsState {
	return events.reduce((current, event) => newsStep(current, event).state, state);
}

const choose = (category: string): NewsEvent => ({ type: 'choose', category });
const more: NewsEvent = { type: 'more' };
const answered = (id: number, answer: NewsAnswer): NewsEvent => ({ type: 'answered', id, answer, source: 'server' });
const fromDevice = (id: number, answer: NewsAnswer): NewsEvent => ({ type: 'answered', id, answer, source: 'device' });
const failed = (id: number, reason: 'no-answer' | 'bad-answer' = 'bad-answer'): NewsEvent => ({
	type: 'failed',
	id,
	reason,
});

/** What becomes of the list: how many articles it has, and, where they are others than at first, its page, category and end. */
type Expected = { count: number; page?: number; category?: string; end?: boolean };

const table: [name: string, events: NewsEvent[], expected: Expected][] = [
	['starts at page 1 of all', [], { count: 6 }],
	['appends the next page', [more, answered(1, page(7, 6))], { count: 12, page: 2 }],
	['ends with a short page', [more, answered(1, page(7, 5))], { count: 11, page: 2, end: true }],
	['ends with “No more posts”', [more, answered(1, end)], { count: 6, end: true }],
	['stays where it is when loading more fails', [more, failed(1)], { count: 6 }],
	[
		'replaces the list by a category and goes back to page 1',
		[more, answered(1, page(7, 6)), choose('vinhos'), answered(2, page(40, 6))],
		{ count: 6, category: 'vinhos' },
	],
	[
		'keeps list, page and category when a choice fails',
		[more, answered(1, page(7, 6)), choose('vinhos'), failed(2)],
		{ count: 12, page: 2 },
	],
	['is empty where a category has none', [choose('casa'), answered(1, end)], { count: 0, category: 'casa', end: true }],
	[
		'ignores the late answer of an older choice',
		[choose('vinhos'), choose('casa'), answered(2, page(60, 2)), answered(1, page(40, 6))],
		{ count: 2, category: 'casa', end: true },
	],
	[
		'ignores the late failure of an older choice',
		[choose('vinhos'), choose('casa'), failed(1), answered(2, page(60, 2))],
		{ count: 2, category: 'casa', end: true },
	],
	[
		'drops more that come after another category was chosen',
		[more, choose('casa'), answered(2, page(60, 6)), answered(1, page(7, 6))],
		{ count: 6, category: 'casa' },
	],
	[
		'adds no article twice when new ones have pushed the pages on',
		[more, answered(1, page(5, 6))],
		{ count: 10, page: 2 },
	],
	[
		'may go on once the network is back, where the device had no more',
		[choose('casa'), fromDevice(1, page(60, 4)), { type: 'online' }],
		{ count: 4, category: 'casa' },
	],
];

describe('the list of news', () => {
	test.each(table)('%s', (_, events, expected) => {
		const { items, page, category, end } = follow(first, ...events).list;
		expect({ count: items.length, page, category, end }).toEqual({ page: 1, category: '*', end: false, ...expected });
	});

	test('asks for page 1 of a chosen category, and for the next page of what stands', () => {
		expect(newsStep(first, choose('vinhos')).ask).toEqual({ id: 1, kind: 'choose', category: 'vinhos', page: 1 });
		const vinhos = follow(first, choose('vinhos'), answered(1, page(40, 6)));
		expect(newsStep(vinhos, more).ask).toEqual({ id: 2, kind: 'more', category: 'vinhos', page: 2 });
	});

	test('does not ask for more twice, nor beyond the end', () => {
		expect(newsStep(follow(first, more), more).ask).toBeUndefined();
		expect(newsStep(follow(first, more, answered(1, end)), more).ask).toBeUndefined();
	});

	test('shows the chosen category as pressed while it is on its way, and what stands again if it fails', () => {
		const choosing = follow(first, choose('vinhos'));
		expect(pressedCategory(choosing)).toBe('vinhos');
		expect(pressedCategory(follow(choosing, failed(1)))).toBe('*');
	});

	test('says nothing of a choice that was answered badly, and something of one that was not, or of more that did not come', () => {
		expect(follow(first, choose('vinhos'), failed(1, 'no-answer')).outcome).toEqual({ kind: 'choice-unanswered' });
		expect(follow(first, choose('vinhos'), failed(1)).outcome).toEqual({ kind: 'none' });
		expect(follow(first, more, failed(1)).outcome).toEqual({ kind: 'more-failed' });
	});

	test('waits for nothing after the page was left', () => {
		const left = follow(first, more, { type: 'left' });
		expect(left.asked).toBeUndefined();
		expect(newsStep(left, more).ask).toBeDefined();
	});

	test('whatever happens, holds no article twice and waits for one answer at most', () => {
		const event: fc.Arbitrary<NewsEvent> = fc.oneof(
			fc.constantFrom(more, choose('*'), choose('vinhos'), { type: 'left' } as const, { type: 'online' } as const),
			fc.nat(12).map((id) => failed(id)),
			fc
				.record({ id: fc.nat(12), from: fc.nat(20), count: fc.nat(8), device: fc.boolean() })
				.map(({ id, from, count, device }) => (device ? fromDevice : answered)(id, count ? page(from, count) : end)),
		);
		fc.assert(
			fc.property(fc.array(event, { maxLength: 40 }), (events) => {
				const { list, asked, asks } = follow(first, ...events);
				const addresses = list.items.map(({ address }) => address);
				expect(new Set(addresses).size).toBe(addresses.length);
				expect(list.page).toBeGreaterThanOrEqual(1);
				if (asked) expect(asked.id).toBe(asks);
			}),
		);
	});
});
