import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, firefox, type Page } from '@playwright/test';
import { findProgram } from '../../build/programs.mjs';
import { Display } from './display';
import { confirmAge } from './fixtures';
import type { SiteServer } from './site-server';

/**
 * A visitor with the system's own Firefox, on a display of its own: without one it has no WebGL 2. Its profile outlives the
 * browser: closing and opening again is a new process.
 */
export class FirefoxVisitor {
	readonly exceptions: string[] = [];
	#context: BrowserContext | undefined;

	private constructor(
		readonly site: SiteServer,
		readonly profile: string,
		readonly display: Display,
	) {}

	static async arrive(site: SiteServer): Promise<FirefoxVisitor> {
		const display = await Display.start();
		const profile = await mkdtemp(join(tmpdir(), 'quatro-vistas-firefox-'));
		const visitor = new FirefoxVisitor(site, profile, display);
		await visitor.openBrowser();
		return visitor;
	}

	async openBrowser(): Promise<void> {
		const executablePath = process.env.FIREFOX ?? findProgram('firefox');
		if (!executablePath) throw new Error('The Firefox tests need Firefox on PATH; `npm test` installs it.');
		this.#context = await firefox.launchPersistentContext(this.profile, {
			channel: 'moz-firefox',
			executablePath,
			headless: false,
			env: { ...process.env, DISPLAY: this.display.name },
			baseURL: this.site.origin,
			serviceWorkers: 'allow',
			viewport: { width: 1440, height: 900 },
		});
		this.#context.on('weberror', (error) => this.exceptions.push(error.error().message));
		await confirmAge(this.#context, this.site);
	}

	async closeBrowser(): Promise<void> {
		await this.#context?.close();
		this.#context = undefined;
	}

	async open(address: string): Promise<Page> {
		if (!this.#context) throw new Error('The browser is closed.');
		const page = await this.#context.newPage();
		await page.goto(address);
		await page.locator('html[data-hydrated]').waitFor();
		return page;
	}

	async leave(): Promise<void> {
		await this.closeBrowser();
		this.display.stop();
		await rm(this.profile, { recursive: true, force: true });
	}
}
