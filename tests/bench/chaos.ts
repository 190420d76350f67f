import { chromium } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { memoryStore } from '../../src/outbox/testing/memory-store';
import { BrowserChaos } from '../chaos/browser-chaos';
import { type ModelFault, ModelWorld, modelFaults } from '../chaos/model-world';
import { Tally } from '../chaos/tally';
import { SiteServer } from '../e2e/site-server';
import type { Figure } from './figure';

const modelRuns = 20_000;
const messages = 300;
/** Percent of the runs that every kind of fault has to hit: else the figures prove nothing. */
const leastShare = 5;

/**
 * Messages through every kind of fault, in a model and in a real browser; `SEED` repeats a run.
 * @throws if a message was lost, sent twice without the visitor's word, or a kind of fault was too rare
 */
export async function benchChaos(): Promise<Figure[]> {
	const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
	console.log(`chaos with SEED=${seed}`);
	return [...(await inModel(seed)), ...(await inBrowser(seed))];
}

async function inModel(seed: number): Promise<Figure[]> {
	const tally = new Tally<ModelFault>(modelFaults);
	const wrongs: string[] = [];
	for (let run = seed; run < seed + modelRuns; run += 1) {
		const { hit, wrongs: found } = await new ModelWorld(run, memoryStore([])).run();
		tally.add(hit);
		wrongs.push(...found.map((wrong) => `seed ${run}: ${wrong}`));
	}
	return figures('model', wrongs, tally);
}

async function inBrowser(seed: number): Promise<Figure[]> {
	const browser = await chromium.launch(launchOptions);
	const site = await SiteServer.create();
	try {
		const { wrongs, tally, ends } = await BrowserChaos.run(() => browser.newContext(), site, { seed, messages });
		const left = Object.entries(ends).map(([state, value]) => ({
			name: `browser, left ${state}`,
			value,
			unit: 'messages',
		}));
		return [...figures('browser', wrongs, tally), ...left];
	} finally {
		await browser.close();
		await site.dispose();
	}
}

function figures<Fault extends string>(where: string, wrongs: readonly string[], tally: Tally<Fault>): Figure[] {
	const rare = tally.rarerThan(leastShare);
	if (wrongs.length > 0) throw new Error(`Chaos in the ${where}:\n${wrongs.join('\n')}`);
	if (rare.length > 0) throw new Error(`Too rare in the ${where}: ${rare.join(', ')}`);
	return [
		{ name: `${where}, runs without a message lost or doubled`, value: tally.runs, unit: 'runs' },
		...[...tally.shares()].map(([fault, value]) => ({ name: `${where}, ${fault}`, value, unit: '% of runs' })),
	];
}
