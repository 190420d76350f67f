import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { formAddresses } from '../../src/cf7/addresses';
import { type DeliveryDeps, deliver, formServer, replay } from '../../src/outbox/delivery';
import { enqueue } from '../../src/outbox/queue';
import { memoryStore } from '../../src/outbox/testing/memory-store';
import { Luck } from '../chaos/luck';
import { CuttingLine, cuts } from './cutting-line';
import type { PhpSite } from './php-site';

const processes = 4;

/** One device: its store, its one sender at a time, and a clock that a test moves. */
function device(line: CuttingLine) {
	const store = memoryStore([]);
	let now = 1000;
	let last: Promise<unknown> = Promise.resolve();
	const deps: DeliveryDeps = {
		store,
		transport: formServer,
		exclusively: (task) => {
			const mine = last.then(task, task);
			last = mine;
			return mine;
		},
		now: () => now,
		siteAnswers: async () => true,
	};
	const { schema, feedback } = formAddresses(
		{ root: `${line.origin}/?rest_route=/`, namespace: 'contact-form-7/v1' },
		5,
		line.origin,
	);
	return {
		store,
		async write(text: string): Promise<void> {
			const entries = [
				['_wpcf7_unit_tag', 'wpcf7-f5-p6-o1'],
				['your-message', text],
			] as const;
			const outgoing = { subject: '', schemaUrl: schema, feedbackUrl: feedback, entries };
			await store.change((messages) => enqueue(messages, outgoing, { id: text, now }));
			await deliver(text, deps, () => true);
		},
		/** @returns how many messages still wait */
		replay(): Promise<number> {
			// Past what servers ask for.
			now += 60_000;
			return replay(deps);
		},
	};
}

/** What becomes of messages of the site's own outbox over a line that breaks, before PHP with the companion. */
export function cutAnswers(createSite: () => Promise<PhpSite>): void {
	let site: PhpSite;
	let line: CuttingLine;

	beforeAll(async () => {
		site = await createSite();
		await site.start(processes);
	}, 120_000);
	afterAll(() => site.dispose());
	beforeEach(async () => {
		line = await CuttingLine.before(site, processes);
	});
	afterEach(() => line.close());

	const mailed = (texts: readonly string[]) =>
		Promise.all(texts.map(async (text) => `${text} ${await site.timesMailed(text)}`));

	it('of a hundred messages whose answers are cut each arrives exactly once, and none is left to the visitor', async () => {
		const luck = new Luck(7);
		const { store, write, replay } = device(line);
		const texts = Array.from({ length: 100 }, (_, index) => `<mensagem ${index}>`);
		for (const [index, text] of texts.entries()) {
			const cut = cuts[index % cuts.length] ?? 'passes';
			// Of the next attempts every second one is cut too; but PHP at work is asked at once.
			const repeats = Array.from({ length: 3 }, () => (luck.strikes(50) ? luck.pick(cuts) : ('passes' as const)));
			line.fates = [cut, ...(cut === 'while at work' ? [] : repeats)];
			await write(text);
			if (luck.strikes(40) || cut === 'while at work') await replay();
		}
		line.fates = [];
		for (let round = 0; (await replay()) > 0; round += 1) {
			expect(round).toBeLessThan(20);
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		expect(line.cut).toBeGreaterThanOrEqual(100);
		// Some came while the first was still at work.
		expect([...new Set(line.statuses)].toSorted()).toEqual([200, 409]);
		expect(store.messages.filter(({ state }) => state !== 'sent')).toEqual([]);
		expect(await mailed(texts)).toEqual(texts.map((text) => `${text} 1`));
	}, 300_000);

	it('a message that is refused is corrected and sent as another, over the same line', async () => {
		const { store, write, replay } = device(line);
		line.fates = ['before its answer'];
		await write('PALAVRA-FALHA');
		await replay();
		expect(store.messages).toMatchObject([{ state: 'refused', answer: { status: 'mail_failed' } }]);
		line.fates = ['in its answer'];
		await write('<corrigida>');
		expect(await replay()).toBe(0);
		expect(await site.timesMailed('<corrigida>')).toBe(1);
	});

	it('a message whose PHP died is left to the visitor after ten minutes, and mailed once when he wants it', async () => {
		const { store, write, replay } = device(line);
		line.fates = ['while at work'];
		await write('<interrompida>');
		await new Promise((resolve) => setTimeout(resolve, 2000));
		const { submission } = store.messages[0] ?? {};
		await site.query(`UPDATE TABLE_ SET sent_at = NULL, answer = NULL WHERE id = '${submission}'`);
		expect(await replay()).toBe(1);
		expect(store.messages).toMatchObject([{ state: 'waiting', obstacle: { kind: 'busy' } }]);
		await site.age(600);
		expect(await replay()).toBe(0);
		expect(store.messages).toMatchObject([{ state: 'unknown', submission: undefined }]);
		expect(await site.timesMailed('<interrompida>')).toBe(1);
		await write('<interrompida>');
		expect(store.messages).toEqual([]);
		expect(await site.timesMailed('<interrompida>')).toBe(2);
	});
}
