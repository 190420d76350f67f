import type { BrowserContext, Page } from '@playwright/test';
import type { SiteServer } from '../e2e/site-server';
import { readyOffline } from '../e2e/visitor';
import { FaultyLine, type LineFault, lineFaults } from './faulty-line';
import { Luck } from './luck';
import { Tally } from './tally';

type ChaosReport = {
	wrongs: readonly string[];
	tally: Tally<LineFault>;
	/** How many messages ended how, by what is on the device. */
	ends: Readonly<Record<string, number>>;
};

type Kept = { text: string; state: string; inDoubt: boolean };

/**
 * Sends messages by the real form from two tabs, one after the other, each with a fault on its way; then mends the line and
 * compares the server's own log with what is left on the device. The seed decides in which order the faults come; one that found no message
 * comes again at the end.
 */
export class BrowserChaos {
	readonly #tally = new Tally<LineFault>(lineFaults);
	/** What the form said of each message, where it lived to say something. */
	readonly #told = new Map<string, string>();
	readonly #tabs: (Page | undefined)[] = [undefined, undefined];
	readonly #luck: Luck;

	private constructor(
		private readonly context: BrowserContext,
		private readonly site: SiteServer,
		private readonly line: FaultyLine,
		seed: number,
	) {
		this.#luck = new Luck(seed);
	}

	static async run(
		open: (origin: string) => Promise<BrowserContext>,
		site: SiteServer,
		{ seed, messages }: { seed: number; messages: number },
	): Promise<ChaosReport> {
		const line = await FaultyLine.before(site);
		const context = await open(line.origin);
		await context.addCookies([{ name: 'ageCheck', value: 'true', url: line.origin }]);
		try {
			return await new BrowserChaos(context, site, line, seed).#run(messages);
		} finally {
			await context.close();
			await line.close();
		}
	}

	async #run(messages: number): Promise<ChaosReport> {
		const texts: string[] = [];
		const deck = this.#deck(messages);
		await readyOffline(await this.#tab(0));
		for (let fault = deck.shift(); fault && texts.length < 2 * messages; fault = deck.shift()) {
			const text = `Mensagem ${texts.length + 1} no meio do caos`;
			this.line.hit.clear();
			await this.#send(texts.length % this.#tabs.length, text, fault);
			this.#tally.add(this.line.hit);
			texts.push(text);
			// A message may stay on the device for now, and its fault comes to none: it waits for another one.
			this.line.disarm();
			if (!this.line.hit.has(fault)) deck.push(fault);
		}
		this.line.mend();
		const kept = await this.#atRest();
		return { wrongs: await this.#compare(texts, kept), tally: this.#tally, ends: count(kept) };
	}

	/** Every fault as often as any other, in an order by chance. */
	#deck(size: number): LineFault[] {
		const deck = Array.from({ length: size }, (_, index) => lineFaults[index % lineFaults.length] ?? 'slow answer');
		return deck
			.map((fault) => ({ fault, place: this.#luck.next() }))
			.toSorted((one, other) => one.place - other.place)
			.map(({ fault }) => fault);
	}

	async #send(tab: number, text: string, fault: LineFault): Promise<void> {
		const page = await this.#tab(tab);
		const held = this.line.arm(fault);
		await page.evaluate(submitForm, text);
		if (fault.startsWith('tab killed')) {
			await held;
			await this.#kept(page, text);
			await this.#closeTab(tab);
			this.line.release();
			return;
		}
		if (fault === 'worker stopped') {
			await held;
			const devtools = await this.context.newCDPSession(page);
			await devtools.send('ServiceWorker.enable');
			await devtools.send('ServiceWorker.stopAllWorkers');
			this.line.release();
		}
		if (fault === 'site updated') {
			await held;
			await this.#kept(page, text);
			await this.#update(page);
			this.line.release();
			return;
		}
		const status = await page.evaluate(formAtRest);
		this.#told.set(text, status);
		// What was refused would be corrected by the next text of this tab; here each text is a message of its own.
		if (status !== 'sent' && status !== 'custom-fetch-error') await this.#closeTab(tab);
	}

	/**
	 * The request that was held may be that of an earlier message, which this tab sends first: only what is on the device by
	 * now is promised to survive.
	 */
	async #kept(page: Page, text: string): Promise<void> {
		while (!(await page.evaluate(readOutbox)).some((kept) => kept.text === text)) await page.waitForTimeout(20);
	}

	/** A new worker is installed and let in, and all tabs are closed, in the middle of a sending. */
	async #update(page: Page): Promise<void> {
		this.line.build += 1;
		await page.evaluate(async () => {
			const registration = await navigator.serviceWorker.getRegistration();
			await registration?.update();
			const arriving = registration?.installing ?? registration?.waiting;
			while (arriving && arriving.state !== 'installed')
				await new Promise((resolve) => arriving.addEventListener('statechange', resolve, { once: true }));
			arriving?.postMessage({ type: 'skip-waiting' });
		});
		for (const index of this.#tabs.keys()) await this.#closeTab(index);
	}

	async #tab(index: number): Promise<Page> {
		const open = this.#tabs[index];
		if (open) return open;
		const page = await this.context.newPage();
		this.#tabs[index] = page;
		await page.goto(`${this.line.origin}/contacto`);
		await page.locator('.wpcf7.js').waitFor();
		return page;
	}

	async #closeTab(index: number): Promise<void> {
		await this.#tabs[index]?.close();
		this.#tabs[index] = undefined;
	}

	/** What is on the device once nothing goes on by itself any more; or as it is after a minute, which will not do. */
	async #atRest(): Promise<Kept[]> {
		const page = await this.#tab(0);
		const deadline = Date.now() + 60_000;
		for (;;) {
			await page.evaluate(() => void dispatchEvent(new Event('online')));
			const kept = await page.evaluate(readOutbox);
			if (Date.now() > deadline || !kept.some(({ state }) => state === 'waiting' || state === 'sending')) return kept;
			await page.waitForTimeout(200);
		}
	}

	async #compare(texts: readonly string[], kept: readonly Kept[]): Promise<string[]> {
		const log = JSON.stringify(await this.site.messages());
		return texts.flatMap((text) => {
			const accepted = log.split(`"${text}"`).length - 1;
			const states = kept.filter((each) => each.text === text).map(({ state }) => state);
			const wrongs: string[] = [];
			if (accepted > 1) wrongs.push(`${text}: accepted ${accepted} times`);
			if (accepted === 0 && states.length === 0) wrongs.push(`${text}: lost, told “${this.#told.get(text) ?? ''}”`);
			if (states.length > 1) wrongs.push(`${text}: here ${states.length} times`);
			if (states.includes('waiting') || states.includes('sending')) wrongs.push(`${text}: still ${states}`);
			if (accepted > 0 && kept.some((each) => each.text === text && each.state === 'refused' && !each.inDoubt))
				wrongs.push(`${text}: told to be refused, though it was accepted`);
			if (this.#told.get(text) === 'sent' && (accepted !== 1 || states.length > 0))
				wrongs.push(`${text}: told to be sent`);
			return wrongs;
		});
	}
}

function count(kept: readonly Kept[]): Record<string, number> {
	const ends: Record<string, number> = {};
	for (const { state } of kept) ends[state] = (ends[state] ?? 0) + 1;
	return ends;
}

/** Runs in the page: writes and sends as a visitor does, in no time. */
export function submitForm(text: string): void {
	const form = document.querySelector<HTMLFormElement>('form.wpcf7-form');
	if (!form) throw new Error('There is no form.');
	const values = { 'your-name': 'Helena Vaz', 'your-email': 'helena.vaz@correio.example', 'your-message': text };
	for (const [name, value] of Object.entries(values)) {
		const field = form.elements.namedItem(name);
		if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(name);
		field.value = value;
		field.dispatchEvent(new Event('input', { bubbles: true }));
	}
	const terms = form.elements.namedItem('accept-terms');
	if (terms instanceof HTMLInputElement && !terms.checked) terms.click();
	form.requestSubmit();
}

/** Runs in the page. @returns the form's status once nothing of it is under way */
export async function formAtRest(): Promise<string> {
	const form = document.querySelector<HTMLFormElement>('form.wpcf7-form');
	for (;;) {
		const status = form?.getAttribute('data-status') ?? '';
		if (!['submitting', 'resetting', 'init', 'validating'].includes(status)) return status;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}

/** Runs in the page. */
export async function readOutbox(): Promise<Kept[]> {
	const records = await new Promise<unknown[]>((resolve, reject) => {
		const opening = indexedDB.open('quatro-vistas-outbox');
		opening.onerror = () => reject(opening.error);
		opening.onsuccess = () => {
			const database = opening.result;
			const reading = database.transaction('messages').objectStore('messages').getAll();
			reading.onerror = () => reject(reading.error);
			reading.onsuccess = () => {
				database.close();
				resolve(reading.result);
			};
		};
	});
	return (records as { state: string; answer?: { inDoubt?: true }; entries: [string, string][] }[])
		.filter(({ state }) => state !== 'sent')
		.map(({ state, answer, entries }) => ({
			state,
			text: entries.find(([name]) => name === 'your-message')?.[1] ?? '',
			inDoubt: answer?.inDoubt ?? false,
		}));
}
