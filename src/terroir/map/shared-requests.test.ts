import { expect, it } from 'vitest';
import { keeping, sharing } from './shared-requests';

function setUp() {
	const asked: { url: string; answer: (text: string) => void; signal: AbortSignal }[] = [];
	const ask = sharing(({ url }, { signal }) => new Promise<string>((answer) => asked.push({ url, answer, signal })));
	return { asked, ask };
}

it('a tile that two ask for at the same time is asked for once, and again later', async () => {
	const { asked, ask } = setUp();
	const answers = Promise.all([1, 2].map(() => ask({ url: 'a' }, new AbortController().signal)));
	expect(asked).toHaveLength(1);
	asked[0]?.answer('tile');
	expect(await answers).toEqual(['tile', 'tile']);
	void ask({ url: 'a' }, new AbortController().signal);
	expect(asked).toHaveLength(2);
});

it('one that nobody waits for any more is given up, and not before', async () => {
	const { asked, ask } = setUp();
	const [first, second] = [new AbortController(), new AbortController()];
	const answers = [first, second].map(({ signal }) => ask({ url: 'a' }, signal).catch((error: unknown) => error));
	first.abort();
	expect(asked[0]?.signal.aborted).toBe(false);
	second.abort();
	expect(asked[0]?.signal.aborted).toBe(true);
	asked[0]?.answer('late');
	for (const answer of await Promise.all(answers)) expect(answer).toBeInstanceOf(DOMException);
});

it('what was asked for beforehand answers the first who needs it, once', async () => {
	const { asked, ask: share } = setUp();
	const { ask, keep } = keeping(share);
	keep(['a', 'b']);
	expect(asked.map(({ url }) => url)).toEqual(['a', 'b']);
	asked[0]?.answer('tile');
	expect(await ask({ url: 'a' }, new AbortController().signal)).toBe('tile');
	void ask({ url: 'a' }, new AbortController().signal);
	await Promise.resolve();
	expect(asked.map(({ url }) => url)).toEqual(['a', 'b', 'a']);
});

it('what failed beforehand is asked for again, and so is what was let go for others', async () => {
	const asked: string[] = [];
	const { ask, keep } = keeping(async ({ url }) => {
		asked.push(url);
		if (asked.length === 1) throw new TypeError('no network');
		return 'tile';
	});
	keep(['a']);
	expect(await ask({ url: 'a' }, new AbortController().signal)).toBe('tile');
	keep(['b']);
	keep(['c']);
	await ask({ url: 'b' }, new AbortController().signal);
	expect(asked).toEqual(['a', 'a', 'b', 'c', 'b']);
});
