import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { copyCheckout, DeskProcess, removeCheckout } from '../e2e/checkout';
import { field, save, shownPage } from '../e2e/desk-form';
import { DeskServer } from '../e2e/desk-server';
import { type Figure, median } from './figure';

const letters = 15;

/** From the command to a wine's form, from a letter that is typed to the page beside it, and from an article to the site that has it. */
export async function benchDesk(): Promise<Figure[]> {
	const browser = await chromium.launch(launchOptions);
	try {
		return [
			...(await benchForm(browser)),
			{ name: 'desk: an article built and published', value: await publishOne(browser), unit: 'ms' },
		];
	} finally {
		await browser.close();
	}
}

/** Beside the present build, as an owner's desk is beside the one before. */
async function publishOne(browser: Browser): Promise<number> {
	const checkout = await copyCheckout();
	await publishHere(join(checkout, 'site-settings.json'));
	const desk = await DeskProcess.open(checkout);
	try {
		const owner = await browser.newPage({ viewport: { width: 1440, height: 900 } });
		await owner.goto(`${desk.address}#src/content/news/abade-2022-sai-da-adega.md`);
		// It stands beside the form while the owner writes: its first start is over by the time she publishes.
		await shownPage(owner).locator('html[data-hydrated]').waitFor();
		await field(owner, 'Entrada').fill(
			'Dois anos depois de engarrafado, o Abade 2022 pode ser bebido. Cinco parcelas, um lote.',
		);
		await save(owner).click();
		await owner.getByText('Guardado.').waitFor();
		await owner.getByRole('link', { name: 'Publicar' }).click();
		const start = performance.now();
		await owner.getByRole('button', { name: 'Preparar' }).click();
		await owner.getByText('Pronto a publicar.').waitFor({ timeout: 0 });
		await owner.getByRole('button', { name: 'Publicar' }).click();
		await owner.getByText('Publicado.').waitFor();
		return performance.now() - start;
	} finally {
		await desk.close();
		await removeCheckout(checkout);
	}
}

/** Whatever the settings say: in the copy alone. */
async function publishHere(settings: string): Promise<void> {
	const { publish: _, ...others } = JSON.parse(await readFile(settings, 'utf8'));
	// A link to the file of the repository.
	await rm(settings);
	await writeFile(settings, JSON.stringify(others));
}

async function benchForm(browser: Browser): Promise<Figure[]> {
	// The owner's browser is open.
	const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
	const desk = await DeskServer.create();
	await desk.stop();
	const start = performance.now();
	try {
		await desk.start();
		await page.goto(desk.addressOf('src/content/wines/abade.md'));
		await page.getByRole('form', { name: 'Campos' }).waitFor();
		const opening = performance.now() - start;
		await shownPage(page).locator('html[data-hydrated]').waitFor();
		const kind = field(page, 'Tipo');
		await kind.fill('Tinto do Douro');
		await shownPage(page).getByText('Tinto do Douro').first().waitFor();
		const times: number[] = [];
		for (let letter = 0; letter < letters; letter += 1) times.push(await typeOne(page));
		return [
			{ name: 'desk: from the command to a form', value: opening, unit: 'ms' },
			{ name: 'desk: from a letter to the page', value: median(times), unit: 'ms' },
			{ name: 'desk: from a letter to the page, the slowest', value: Math.max(...times), unit: 'ms' },
		];
	} finally {
		await desk.dispose();
	}
}

/** Types a letter at the end of the field, and returns after how many milliseconds the page beside it has it. */
async function typeOne(page: Page): Promise<number> {
	await field(page, 'Tipo').press('End');
	// No function in it has a name: tsx would mark it with a helper of its own, which the page does not have.
	const shown = await page.evaluateHandle(() => {
		const site = document.querySelector('iframe')?.contentDocument;
		if (!site) throw new Error('There is no page beside the form.');
		return {
			time: new Promise<number>((resolve) => {
				document.addEventListener(
					'input',
					({ target, timeStamp }) => {
						if (!(target instanceof HTMLTextAreaElement)) return;
						new MutationObserver((_, observer) => {
							if (!site.body.textContent?.includes(target.value)) return;
							observer.disconnect();
							resolve(performance.now() - timeStamp);
						}).observe(site.body, { childList: true, characterData: true, subtree: true });
					},
					{ once: true, capture: true },
				);
			}),
		};
	});
	await page.keyboard.press('e');
	return shown.evaluate(({ time }) => time);
}
