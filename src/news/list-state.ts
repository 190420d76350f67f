import type { NewsItem } from './news-item';

/** Links to a page of the list: `data-count` of the load-more button (docs/product.md 3). */
export const pageSize = 6;

/** Articles of all categories. */
export const everyCategory = '*';

/** One page of the list, or that there are no more. `links` counts what the page held before anything was refused. */
export type NewsAnswer = { kind: 'page'; links: number; items: readonly NewsItem[] } | { kind: 'end' };

/** What is asked of the server, or of the device in its place. `page` from 1; `category` a slug or `*`. */
export type NewsRequest = { page: number; category: string };

/** Who gave what stands on the page. */
type NewsSource = 'server' | 'device';

/** The list that stands on the page. */
export type ShownList = {
	category: string;
	/** Of the last page that was added, from 1. */
	page: number;
	items: readonly NewsItem[];
	/** There are no more: nothing to load. */
	end: boolean;
	source: NewsSource;
};

/** A request under way; answers to any other come too late. */
export type Asked = NewsRequest & { id: number; kind: 'choose' | 'more' };

/** What came of the visitor's last request. */
export type Outcome =
	| { kind: 'none' }
	| { kind: 'listed' }
	| { kind: 'added'; added: number }
	| { kind: 'no-more' }
	| { kind: 'more-failed' }
	| { kind: 'choice-unanswered' };

export type NewsState = { list: ShownList; asked?: Asked; asks: number; outcome: Outcome };

export type NewsEvent =
	| { type: 'choose'; category: string }
	| { type: 'more' }
	| { type: 'answered'; id: number; answer: NewsAnswer; source: NewsSource }
	| { type: 'failed'; id: number; reason: 'no-answer' | 'bad-answer' }
	| { type: 'left' }
	| { type: 'online' };

type NewsStep = { state: NewsState; ask?: Asked };

/** The list as this build has it: page 1 of all (docs/product.md 8, News), or of the category that the address asks for. */
export function initialNews(first: NewsAnswer, category: string = everyCategory): NewsState {
	return { list: replaced(first, category, 'server'), asks: 0, outcome: { kind: 'none' } };
}

/** The category whose button is pressed: the one asked for, and if that fails again the one that stands. */
export function pressedCategory({ list, asked }: NewsState): string {
	return asked?.category ?? list.category;
}

/** One step of the list: where it stands after an event, and what to ask next. A new choice makes any earlier request void. */
export function newsStep(state: NewsState, event: NewsEvent): NewsStep {
	const { list, asked } = state;
	switch (event.type) {
		case 'choose':
			return ask(state, { kind: 'choose', category: event.category, page: 1 });
		case 'more':
			return asked || list.end ? { state } : ask(state, { kind: 'more', category: list.category, page: list.page + 1 });
		case 'answered':
			return asked?.id === event.id ? { state: take(state, asked, event.answer, event.source) } : { state };
		case 'failed':
			if (asked?.id !== event.id) return { state };
			return { state: settled(state, list, failureOf(asked, event.reason)) };
		case 'left':
			return { state: asked ? settled(state, list, { kind: 'none' }) : state };
		case 'online':
			// Where the device had no more the server may.
			return {
				state: list.source === 'device' ? { ...state, list: { ...list, source: 'server', end: false } } : state,
			};
	}
}

function ask(state: NewsState, wish: Omit<Asked, 'id'>): NewsStep {
	const asked: Asked = { ...wish, id: state.asks + 1 };
	return { state: { ...state, asks: asked.id, asked, outcome: { kind: 'none' } }, ask: asked };
}

/**
 * A choice with a bad answer is only logged (docs/product.md 6), and the list stays; for one without an answer the page says so
 * (docs/product.md 6).
 */
function failureOf({ kind }: Asked, reason: 'no-answer' | 'bad-answer'): Outcome {
	if (kind === 'more') return { kind: 'more-failed' };
	return { kind: reason === 'no-answer' ? 'choice-unanswered' : 'none' };
}

function settled({ asks }: NewsState, list: ShownList, outcome: Outcome): NewsState {
	return { list, asks, outcome };
}

function take(state: NewsState, asked: Asked, answer: NewsAnswer, source: NewsSource): NewsState {
	if (asked.kind === 'choose') return settled(state, replaced(answer, asked.category, source), { kind: 'listed' });
	const { list } = state;
	if (answer.kind === 'end') return settled(state, { ...list, end: true, source }, { kind: 'no-more' });
	// Articles published since the first page was made push earlier ones onto this page.
	const added = answer.items.filter(({ address }) => !list.items.some((item) => item.address === address));
	const items = [...list.items, ...added];
	const end = answer.links < pageSize;
	return settled(state, { ...list, page: asked.page, items, end, source }, { kind: 'added', added: added.length });
}

function replaced(answer: NewsAnswer, category: string, source: NewsSource): ShownList {
	if (answer.kind === 'end') return { category, page: 1, items: [], end: true, source };
	return { category, page: 1, items: answer.items, end: answer.links < pageSize, source };
}
