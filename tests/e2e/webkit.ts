import { type ChildProcess, spawn } from 'node:child_process';
import { findProgram } from '../../build/programs.mjs';
import { Display } from './display';
import { expect } from './fixtures';
import { freePort } from './own-process';
import type { SiteServer } from './site-server';

/**
 * A visitor with the system's own WebKit, spoken to by WebDriver: Playwright knows its own build only. Its memory ends with the
 * browser, so there is no new process to come back in.
 */
export class WebKitVisitor {
	#session = '';

	private constructor(
		readonly site: SiteServer,
		readonly display: Display,
		readonly driver: ChildProcess,
		readonly port: number,
	) {}

	static async arrive(site: SiteServer): Promise<WebKitVisitor> {
		const display = await Display.start();
		const port = await freePort();
		const program = process.env.WEBKIT_DRIVER ?? findProgram('webkit');
		if (!program) throw new Error('The walk needs WebKitWebDriver on PATH; `npm run test:engines` installs it.');
		const driver = spawn(program, ['-p', String(port)], {
			env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
			stdio: 'ignore',
		});
		process.once('exit', () => driver.kill());
		const visitor = new WebKitVisitor(site, display, driver, port);
		await expect(async () => visitor.#ask('GET', '/status')).toPass({ timeout: 15_000 });
		const { sessionId } = await visitor.#ask<{ sessionId: string }>('POST', '/session', { capabilities: {} });
		visitor.#session = `/session/${sessionId}`;
		return visitor;
	}

	/**
	 * Opens a page in the one tab there is, waits until it can be used, and until it has looked through its messages
	 * (docs/decisions/0014).
	 */
	async open(address: string): Promise<void> {
		await this.#ask('POST', `${this.#session}/url`, { url: this.site.origin + address });
		await this.expect(`${address} is usable`, () => document.documentElement.hasAttribute('data-hydrated'));
		await this.expect('its services run', () =>
			performance.getEntriesByType('resource').some(({ name }) => name.includes('/device-services')),
		);
		const script = `navigator.locks.request('quatro-vistas-outbox', () => {}).then(arguments[0])`;
		await this.#ask('POST', `${this.#session}/execute/async`, { script, args: [] });
	}

	/** Runs a function in the page, which must not refer to anything outside itself. */
	async evaluate<Result>(work: () => Result): Promise<Result> {
		return this.#ask('POST', `${this.#session}/execute/sync`, { script: `return (${work})()`, args: [] });
	}

	/** Waits until something is true in the page. */
	async expect(what: string, holds: () => boolean, timeout = 30_000): Promise<void> {
		await expect.poll(() => this.evaluate(holds), { message: what, timeout }).toBe(true);
	}

	/** Presses the first that `selector` finds, with those words in it. */
	async press(selector: string, words = ''): Promise<void> {
		const script = `[...document.querySelectorAll(arguments[0])].find(({ textContent }) => textContent.includes(arguments[1])).click()`;
		await this.#ask('POST', `${this.#session}/execute/sync`, { script, args: [selector, words] });
	}

	async leave(): Promise<void> {
		await this.#ask('DELETE', this.#session);
		this.driver.kill();
		this.display.stop();
	}

	async #ask<Value>(method: string, path: string, body?: object): Promise<Value> {
		const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
			method,
			...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
		});
		const { value } = (await answer.json()) as { value: Value };
		if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
		return value;
	}
}
