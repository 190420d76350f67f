import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { initialNews, type NewsAnswer, type NewsRequest, type ShownList } from './list-state';
import { createNewsSession, type NewsDeps, type NewsSession, timeoutMs } from './news-session';

function page(name: string, count = 6): NewsAnswer {
	const items = Array.from({ length: count }, (_, index) => ({
		address: `/${name}/${index}`,
		title: `${name} ${index}`,
		category: name,
	}));
	return { kind: 'page', links: count, items };
}

type Question = NewsRequest & {
	answer: (answer: NewsAnswer) => Promise<unknown>;
	fail: (error: Error) => Promise<unknown>;
	signal: AbortSignal;
};

/** A session with a server that answers on command. */
function open(overrides: Partial<NewsDeps> = {}) {
	const questions: Question[] = [];
	const network = { offline: false, change: () => {} };
	const kept: ShownList[] = [];
	const onNoAnswer = vi.fn();
	const session = createNewsSession(initialNews(page('first')), {
		ask: (request, signal) =>
			new Promise((resolve, reject) => {
				questions.push({
					...request,
					signal,
					answer: (answer) => {
						resolve(answer);
						return settle();
					},
					fail: (error) => {
						reject(error);
						return settle();
					},
				});
				signal.addEventListener('abort', () => reject(signal.reason));
			}),
		onDevice: ({ category }) => page(`device-${category}`, 4),
		isOffline: () => network.offline,
		onNoAnswer,
		watchNetwork: (listener) => {
			network.change = listener;
			return () => {};
		},
		recalled: undefined,
		save: (list) => kept.push(list) > 0,
		...overrides,
	});
	const leave = session.subscribe(() => {});
	return { session, questions, network, kept, leave, onNoAnswer };
}

function shown(session: NewsSession) {
	const { list, asked } = session.get();
	return {
		first: list.items[0]?.title,
		count: list.items.length,
		category: list.category,
		source: list.source,
		busy: asked !== undefined,
	};
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Expects one line on the console. */
function expectLogged() {
	return vi.spyOn(console, 'error').mockImplementation(() => {});
}

const settle = () => vi.advanceTimersByTimeAsync(0);

function choose(session: NewsSession, category: string) {
	session.choose(category);
	return settle();
}

describe('a session of the news', () => {
	test('shows a chosen category when it comes, and keeps it', async () => {
		const { session, questions, kept } = open();
		session.choose('casa');
		expect(shown(session)).toMatchObject({ first: 'first 0', busy: true });
		await questions[0]?.answer(page('casa'));
		expect(shown(session)).toMatchObject({ first: 'casa 0', category: 'casa', busy: false });
		expect(kept).toHaveLength(1);
	});

	test('stays as it is, and takes no other wish, where the chosen list is shown elsewhere', async () => {
		const { session, questions } = open({ save: () => false });
		session.choose('casa');
		await questions[0]?.answer(page('casa'));
		session.more();
		expect(shown(session)).toMatchObject({ first: 'first 0', category: '*', busy: true });
		expect(questions).toHaveLength(1);
	});

	test('gives up the request of a choice that another replaces', async () => {
		const { session, questions } = open();
		await choose(session, 'casa');
		await choose(session, 'vinhos');
		expect(questions[0]?.signal.aborted).toBe(true);
		await questions[1]?.answer(page('vinhos'));
		expect(shown(session)).toMatchObject({ first: 'vinhos 0', category: 'vinhos' });
	});

	test('logs a choice that fails, and leaves what stands', async () => {
		const logged = expectLogged();
		const { session, questions, onNoAnswer } = open();
		await choose(session, 'casa');
		await questions[0]?.fail(new Error('status 500'));
		expect(onNoAnswer).not.toHaveBeenCalled();
		expect(session.get().outcome).toEqual({ kind: 'none' });
		expect(logged).toHaveBeenCalledExactlyOnceWith('get_news: status 500');
		expect(shown(session)).toMatchObject({ first: 'first 0', category: '*', busy: false });
	});

	test('says that a choice was not answered, and has the network checked', async () => {
		expectLogged();
		const { session, onNoAnswer } = open();
		session.choose('casa');
		await vi.advanceTimersByTimeAsync(timeoutMs);
		expect(onNoAnswer).toHaveBeenCalledTimes(1);
		expect(session.get().outcome).toEqual({ kind: 'choice-unanswered' });
		expect(shown(session)).toMatchObject({ first: 'first 0', category: '*', busy: false });
	});

	test('has the network checked where a request breaks, and takes what the device has if there is none', async () => {
		const { session, questions, network, onNoAnswer } = open();
		onNoAnswer.mockImplementation(() => {
			network.offline = true;
		});
		await choose(session, 'casa');
		await questions[0]?.fail(new TypeError('Failed to fetch'));
		expect(shown(session)).toMatchObject({ first: 'device-casa 0', source: 'device' });
	});

	test('has nothing checked where a choice was given up for another', async () => {
		const { session, onNoAnswer } = open();
		await choose(session, 'casa');
		await choose(session, 'vinhos');
		expect(onNoAnswer).not.toHaveBeenCalled();
	});

	test('gives up a server that does not answer', async () => {
		const logged = expectLogged();
		const { session, questions } = open();
		session.more();
		await vi.advanceTimersByTimeAsync(timeoutMs - 1);
		expect(shown(session).busy).toBe(true);
		await vi.advanceTimersByTimeAsync(1);
		expect(questions[0]?.signal.aborted).toBe(true);
		expect(logged).toHaveBeenCalledExactlyOnceWith(`get_news: no answer within ${timeoutMs} ms`);
		expect(session.get().outcome).toEqual({ kind: 'more-failed' });
	});

	test('takes what the device has without asking when there is no network', async () => {
		const { session, questions, network } = open();
		network.offline = true;
		await choose(session, 'casa');
		expect(questions).toHaveLength(0);
		expect(shown(session)).toMatchObject({ first: 'device-casa 0', source: 'device', count: 4 });
	});

	test('takes what the device has when the network goes while it waits, and logs nothing', async () => {
		const { session, questions, network } = open();
		await choose(session, 'casa');
		network.offline = true;
		await questions[0]?.fail(new TypeError('Failed to fetch'));
		expect(shown(session)).toMatchObject({ first: 'device-casa 0', source: 'device' });
	});

	test('can ask the server again once the network is back', async () => {
		const { session, questions, network } = open();
		network.offline = true;
		await choose(session, 'casa');
		network.offline = false;
		network.change();
		expect(shown(session).source).toBe('server');
		session.more();
		await settle();
		expect(questions[0]).toMatchObject({ page: 2, category: 'casa' });
	});

	test('takes a list that was left without a network for one that the server can go on with, now that there is one', () => {
		const left: ShownList = { category: 'casa', page: 1, items: [], end: true, source: 'device' };
		const { session } = open({ recalled: left });
		expect(session.get().list).toMatchObject({ category: 'casa', source: 'server', end: false });
	});

	test('starts with the list that was left', () => {
		const left: ShownList = { category: 'casa', page: 2, items: [], end: true, source: 'server' };
		const { session } = open({ recalled: left });
		expect(session.get().list).toBe(left);
	});

	test('waits for nothing once the page is left', async () => {
		const { session, questions, leave } = open();
		await choose(session, 'casa');
		leave();
		await settle();
		expect(questions[0]?.signal.aborted).toBe(true);
		expect(shown(session).busy).toBe(false);
	});
});
