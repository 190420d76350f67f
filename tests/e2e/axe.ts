import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page as it stands once what moves for a moment has come to rest, one line a finding. Evaluated, not injected: a script tag would meet the content security policy. */
export async function axeViolations(page: Page): Promise<string[]> {
	await page.evaluate(source);
	return page.evaluate(async () => {
		const passing = document.getAnimations().filter(({ playState, timeline, effect }) => {
			const end = Number(effect?.getComputedTiming().endTime ?? 0);
			return playState === 'running' && timeline === document.timeline && end < 2000;
		});
		await Promise.allSettled(passing.map(({ finished }) => finished));
		const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
		const { violations } = await axe.run(document, {
			resultTypes: ['violations'],
			// Who speaks to a control says the words that are on it. Off by default: axe takes a letter that stands for a word for one of them.
			rules: { 'label-content-name-mismatch': { enabled: true } },
		});
		return violations.flatMap(({ id, nodes }) =>
			nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
		);
	});
}
