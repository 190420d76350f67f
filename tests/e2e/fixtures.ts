import { type BrowserContext, test as base, expect } from '@playwright/test';
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
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
		async ({}, use) => {
			const site = await SiteServer.create();
			await use(site);
			await site.dispose();
		},
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
	complaints: async ({ context }, use) => {
		const complaints = new Complaints();
		complaints.watch(context);
		await use(complaints);
		expect(complaints.unexpected, 'console errors and warnings that the test does not name').toEqual([]);
	},
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

export { expect };
