import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions, shellOptions } from '../../playwright.config';
import { Complaints, confirmAge, expect } from './fixtures';
import type { SiteServer } from './site-server';

/** A visitor with a browser of his own, whose profile outlives the browser: closing and opening again is a new process. */
export class Visitor<Site extends Pick<SiteServer, 'origin'> = SiteServer> {
	readonly complaints = new Complaints();
	#context: BrowserContext | undefined;

	private constructor(
		readonly site: Site,
		readonly profile: string,
		readonly options: typeof launchOptions,
	) {}

	/** @param preferences of the browser, as its profile keeps them: the headless shell reads none, so it is the whole browser then */
	static async arrive<Site extends Pick<SiteServer, 'origin'>>(
		site: Site,
		preferences?: object,
	): Promise<Visitor<Site>> {
		const profile = await mkdtemp(join(tmpdir(), 'quatro-vistas-profile-'));
		const visitor = new Visitor(site, profile, preferences ? launchOptions : shellOptions);
		await mkdir(join(visitor.profile, 'Default'));
		await writeFile(join(visitor.profile, 'Default', 'Preferences'), JSON.stringify(preferences ?? {}));
		await visitor.openBrowser();
		return visitor;
	}

	get context(): BrowserContext {
		if (!this.#context) throw new Error('The browser is closed.');
		return this.#context;
	}

	async openBrowser(): Promise<void> {
		this.#context = await chromium.launchPersistentContext(this.profile, {
			...this.options,
			baseURL: this.site.origin,
			serviceWorkers: 'allow',
			locale: 'pt-PT',
			viewport: { width: 1440, height: 900 },
			deviceScaleFactor: 0.5,
		});
		this.complaints.watch(this.#context);
		await confirmAge(this.#context, this.site);
	}

	async closeBrowser(): Promise<void> {
		await this.#context?.close();
		this.#context = undefined;
	}

	async open(address: string): Promise<Page> {
		const page = await this.context.newPage();
		await page.goto(address);
		await page.locator('html[data-hydrated]').waitFor();
		return page;
	}

	async leave(): Promise<void> {
		await this.closeBrowser();
		await rm(this.profile, { recursive: true, force: true });
	}
}

/** Resolves when the service worker controls the page and everything it installs is stored. */
export async function readyOffline(page: Page): Promise<void> {
	const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
	// As long as the test may take: some visitors have a slow line.
	await expect.poll(isControlled, { timeout: 0 }).toBe(true);
}

/** On a line like this the map does not come by itself. */
export async function payByVolume(visitor: Page | BrowserContext): Promise<void> {
	await visitor.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', {
			value: { type: 'cellular', effectiveType: '3g', saveData: false },
		});
	});
}

/** Fills the contact form with what the producer needs to answer. */
export async function writeMessage(page: Page, text: string): Promise<void> {
	await page.getByLabel('Nome').fill('Helena Vaz');
	await page.getByLabel('E-mail').fill('helena.vaz@correio.example');
	await page.getByLabel('Assunto').selectOption('Encomendas');
	await page.getByLabel('Mensagem').fill(text);
	await page.getByRole('checkbox').check();
}

/** Sends a message for which there is no server now, and waits until it waits on this device. */
export async function sendInVain(page: Page, text: string): Promise<void> {
	await writeMessage(page, text);
	await page.getByRole('button', { name: 'Enviar' }).click();
	await expect(page.locator('[data-outbox-item]')).toHaveAttribute('data-state', 'waiting');
}

/** Presses what starts or continues the download whenever it rests, until the extract is whole. `page` is /neste-dispositivo. */
export async function storeExtract(page: Page): Promise<void> {
	const extract = page.locator('[data-extract]');
	await expect(async () => {
		const button = extract.getByRole('button', { name: /Guardar|Continuar|Tentar/ });
		if (await button.isVisible()) await button.click({ timeout: 500 }).catch(() => undefined);
		await expect(extract).toHaveAttribute('data-extract-state', 'ready', { timeout: 1500 });
	}).toPass();
}
