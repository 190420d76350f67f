import type { Page } from '@playwright/test';
import { shellOptions } from '../../playwright.config';
import { expect } from './fixtures';

/** Chromium tells a page by which name its screen readers know an element. */
export const listenersBrowser = {
	...shellOptions,
	args: [...shellOptions.args, '--enable-blink-features=ComputedAccessibilityInfo'],
};

/**
 * Who does not see the page: hears what has the focus, by its name and its description, what changes in that description while it has it,
 * and what comes into a live region. What comes into one that is hidden, or lies beneath a modal dialog, is nobody's to hear.
 */
export class Listener {
	readonly #expected: unknown[] = [];

	private constructor(private readonly page: Page) {}

	/** Before the page is opened; each document is heard from its beginning. */
	static async of(page: Page): Promise<Listener> {
		await page.addInitScript(record);
		return new Listener(page);
	}

	/** Waits until these have been heard, in this order, after what was heard before, and nothing else. */
	async hears(...sentences: (string | RegExp)[]): Promise<void> {
		for (const sentence of sentences)
			this.#expected.push(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
		await expect.poll(() => this.page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual(this.#expected);
	}

	/** How often this has been heard in the document that is open. */
	async times(sentence: string): Promise<number> {
		const heard: string[] = await this.page.evaluate(() => Reflect.get(globalThis, 'heard'));
		return heard.filter((each) => each.includes(sentence)).length;
	}

	/** Waits until this has been heard, and forgets how the visitor came to where the journey begins. */
	async forget(sentence: RegExp): Promise<void> {
		await expect
			.poll(() => this.page.evaluate(() => Reflect.get(globalThis, 'heard')))
			.toContainEqual(expect.stringMatching(sentence));
		await this.page.evaluate(() => Reflect.get(globalThis, 'heard').splice(0));
		this.#expected.length = 0;
	}
}

/** Runs in the page. */
function record(): void {
	const heard: string[] = [];
	Object.assign(globalThis, { heard });
	const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
	/** The element that has the focus, and what describes it. */
	let focused: Element | undefined;
	let described = '';

	addEventListener('focusin', ({ target }) => {
		if (!(target instanceof Element)) return;
		focused = target;
		described = descriptionOf(target);
		const name: unknown = Reflect.get(target, 'computedName');
		heard.push(`[${[name, described].filter(Boolean).join(' | ')}]`);
	});

	const observer = new MutationObserver((changes) => {
		const changed = new Map<Element, string[]>();
		for (const { target, addedNodes } of changes) {
			const place = target instanceof Element ? target : target.parentElement;
			const region = place?.closest(regions);
			// The announcer's sentences are elements; other regions are read as a whole.
			const words = region?.hasAttribute('data-announcer') ? [...addedNodes].map(textOf) : [];
			if (region) changed.set(region, [...(changed.get(region) ?? []), ...words]);
			for (const node of addedNodes) {
				if (!(node instanceof Element)) continue;
				// A region that comes with its words is heard only if it is an alert.
				const alerts = [node, ...node.querySelectorAll('*')].filter((inner) => inner.matches('[role=alert]'));
				for (const alert of alerts) changed.set(alert, []);
			}
		}
		for (const [region, words] of changed) {
			const sentences = region.hasAttribute('data-announcer') ? words : [textOf(region)];
			const prefix = isHeard(region) ? '' : 'nobody hears: ';
			for (const sentence of sentences) if (sentence) heard.push(prefix + sentence);
		}
		if (!focused || document.activeElement !== focused) return;
		const now = descriptionOf(focused);
		if (now !== described) heard.push(`[| ${now}]`);
		described = now;
	});
	const all = { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-describedby'] };
	// What the parser puts into a region is part of the page, and not said.
	addEventListener('DOMContentLoaded', () => observer.observe(document, all));

	function textOf(node: Node): string {
		return (node.textContent ?? '').replace(/\s+/g, ' ').trim();
	}

	function descriptionOf(element: Element): string {
		const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/);
		return ids
			.map((id) => textOf(document.getElementById(id) ?? new Text()))
			.join(' ')
			.trim();
	}

	function isHeard(region: Element): boolean {
		if (region.closest('[inert], [hidden], [aria-hidden=true]')) return false;
		const dialogs = [...document.querySelectorAll('dialog:modal')];
		return dialogs.every((dialog) => dialog.contains(region));
	}
}
