import { chromium } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { weigh } from '../e2e/first-visit';
import { SiteServer } from '../e2e/site-server';
import type { Figure } from './figure';

/** A page of each kind, and those that are lightest and heaviest of theirs. */
const addresses = [
	'/',
	'/filosofia',
	'/sustentabilidade',
	'/visitar',
	'/termos',
	'/terroir',
	'/vinhos',
	'/vinhos/rabigato',
	'/noticias',
	'/noticias/vindima-de-2025-em-contas',
	'/contacto',
	'/neste-dispositivo',
	'/nada',
];

/** Scripts of a first visit on a phone until the page has come to rest, before anything is pressed: bytes on the line, and files. */
export async function benchScripts(): Promise<Figure[]> {
	const site = await SiteServer.create();
	const browser = await chromium.launch(launchOptions);
	try {
		const figures: Figure[] = [];
		for (const address of addresses) {
			const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
			const { script, scripts } = await weigh(await context.newPage(), site.origin + address);
			await context.close();
			figures.push(
				{ name: `${address}, scripts until idle`, value: script, unit: 'bytes' },
				{ name: `${address}, scripts until idle`, value: scripts.size, unit: 'files' },
			);
		}
		return figures;
	} finally {
		await browser.close();
		await site.dispose();
	}
}
