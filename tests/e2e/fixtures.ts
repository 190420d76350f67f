import { type BrowserContext, test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import { SiteServer } from './site-server';

/** What software WebGL says about itself; no fault of the site. */
const softwareGraphics = /GL Driver Message|GPU stall due to ReadPixels|Automatic fallback to software WebGL/;

/** Said where a test does without the worker. */
const blockedWorker = /Service Worker registration blocked by Playwright/;

export class Complaints {
	readonly #found: string[] = [];
	readonly #expected: RegExp[] = [softwareGraphics, blockedWorker];

	/** Names a console line that this test provokes. */
	expect(line: RegExp): void {
		this.#expected.push(line);
	}

	/** Listens to every page of the context, present and future: console errors and warnings, violations of the content security policy, exceptions. */
	watch(context: BrowserContext): void {
		context.on('console', (message) => {
			if (message.type() === 'error' || message.type() === 'warning')
				this.#found.push(`${message.type()}: ${message.text()}`);
		});
		context.on('weberror', (error) => this.#found.push(`exception: ${error.error().message}`));
	}

	get unexpected(): string[] {
		return this.#found.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
	}
}

/** Watches all pages of a test, and fails it for what it does not name. */
export async function useComplaints(
	context: BrowserContext,
	use: (complaints: Complaints) => Promise<void>,
): Promise<void> {
	const complaints = new Complaints();
	complaints.watch(context);
	await use(complaints);
	expect(complaints.unexpected, 'console errors and warnings that the test does not name').toEqual([]);
}

/** A fixture that depends on no other: what is made for it, until it is no longer used. */
export function made<Thing>(make: () => Promise<Thing>, end: (thing: Thing) => Promise<void>) {
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
	return async ({}: object, use: (thing: Thing) => Promise<void>): Promise<void> => {
		const thing = await make();
		await use(thing);
		await end(thing);
	};
}

type Fixtures = {
	/** Whether Playwright sees, and can hold back, what the worker asks for. Of what storing the site costs that is a third. */
	workerTraffic: boolean;
	quietWorker: undefined;
	complaints: Complaints;
	confirmedAge: undefined;
	coarseMap: undefined;
};
type WorkerFixtures = { site: SiteServer };

export const test = base.extend<Fixtures, WorkerFixtures>({
	site: [
		made(
			() => SiteServer.create(),
			(site) => site.dispose(),
		),
		{ scope: 'worker' },
	],
	baseURL: async ({ site }, use) => use(site.origin),
	workerTraffic: [true, { option: true }],
	quietWorker: [
		async ({ workerTraffic }, use) => {
			// Playwright reads it when a worker comes.
			if (!workerTraffic) process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';
			await use(undefined);
			delete process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK;
		},
		{ auto: true },
	],
	complaints: ({ context }, use) => useComplaints(context, use),
	confirmedAge: [
		async ({ context, site, complaints: _ }, use) => {
			await confirmAge(context, site);
			await use(undefined);
		},
		{ auto: true },
	],
	coarseMap: [
		async ({ context, deviceScaleFactor, serviceWorkers }, use) => {
			if (deviceScaleFactor && deviceScaleFactor < 1 && serviceWorkers === 'block') await lowerPixelRatio(context);
			await use(undefined);
		},
		{ auto: true },
	],
});

/**
 * Every frame of the map is drawn by the processor: where a test does not look at pixels, MapLibre is told that a screen has a fifth of them. Not
 * where pictures are stored for the screen, which the page chooses by the same number.
 */
async function lowerPixelRatio(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		Object.defineProperty(window, 'devicePixelRatio', { get: () => 0.2 });
	});
}

/** Answers the age gate beforehand, as on every visit but the first. */
export async function confirmAge(context: BrowserContext, site: Pick<SiteServer, 'origin'>): Promise<void> {
	await context.addCookies([{ name: 'ageCheck', value: 'true', url: site.origin }]);
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<Response | null> {
	const answer = await page.goto(address);
	await page.locator('html[data-hydrated]').waitFor();
	return answer;
}

/** How many sheets of paper a page takes, between the margins that printers need. */
export async function sheetsOf(page: Page): Promise<number> {
	const margin = '10mm';
	const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
	return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Where an element stands in the window, in CSS pixels. @throws where it is not seen */
export async function boxOf(element: Locator) {
	const box = await element.boundingBox();
	if (!box) throw new Error(`${element} is not seen.`);
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** What waits for `opened` goes on once it is opened. */
export function gate(): { opened: Promise<void>; open: () => void } {
	let open = () => {};
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { opened, open };
}

/** Keeps back what a page asks for. @returns lets it come */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
	const { opened, open: letCome } = gate();
	await page.route(address, async (route) => {
		await opened;
		await route.continue();
	});
	return letCome;
}

/** Of a matrix `npm test` makes the examples, `npm run test:all` the whole (docs/decisions/0012). @returns the end of a test's title */
export function longUnless(isExample: boolean): '' | ' @long' {
	return isExample ? '' : ' @long';
}

export { expect };
