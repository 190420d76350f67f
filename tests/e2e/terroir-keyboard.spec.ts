import type { Page } from '@playwright/test';
import { parcelsOf } from '../../src/content/parcels';
import { expect, longUnless, open, test } from './fixtures';

/** The list, not the map, is what these tests are about: the still stands in for it. */
test.beforeEach(async ({ page, complaints }) => {
	complaints.expect(/net::ERR_FAILED/);
	await page.route(/maplibre/, (route) => route.abort());
	await open(page, '/terroir');
});

const dialog = (page: Page, parcel: string) => page.locator(`dialog[data-parcel-dialog="${parcel}"]`);

/** Presses the keys one after the other, as a visitor does: each once the page has answered the one before. */
async function press(page: Page, ...keys: string[]): Promise<number> {
	for (const key of keys) {
		await page.keyboard.press(key);
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	}
	return keys.length;
}

/** Presses Tab until something like this has the focus. @returns how often */
async function tabTo(page: Page, selector: string): Promise<number> {
	for (let presses = 1; presses < 8; presses += 1) {
		await press(page, 'Tab');
		if (await page.locator(`${selector}:focus`).count()) return presses;
	}
	throw new Error(`Tab does not lead to ${selector}.`);
}

/** The letters that lead from the button of the list to each estate's name; to the first one, none. */
const estates = [
	{ slug: 'quatro-vistas', letters: [] },
	{ slug: 'martim', letters: ['m'] },
	{ slug: 'moinho', letters: ['m', 'o'] },
	{ slug: 'vale-sabor', letters: ['v'] },
] as const;

for (const width of [390, 1440]) {
	test(`any of the 47 parcels is within 12 keys of the start of the page, ${width} px wide${longUnless(width === 390)}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		const toList = await press(page, 'Tab', 'Enter', 'Tab');
		const listbox = page.locator('[aria-haspopup=listbox]');
		await expect(listbox).toBeFocused();
		const presses: Record<string, number> = {};
		for (const { slug, letters } of estates) {
			const parcels = parcelsOf[slug];
			await listbox.focus();
			const toEstate = letters.length > 0 ? await press(page, ...letters, 'Enter') : 0;
			await expect(page.locator('[data-terroir-page]')).toHaveAttribute('data-terroir', slug);
			await expect(listbox).toBeFocused();
			const toTabs = await tabTo(page, '[role=tab]');
			const toTab = await press(page, 'End');
			const toRow = await tabTo(page, 'button[data-parcel]');
			// A number takes as many keys as it has digits; a row near the first is as near by arrows.
			for (const [index, parcel] of parcels.entries()) {
				const alongRows = Math.min(index, String(index + 1).length);
				presses[parcel] = toList + toEstate + toTabs + toTab + toRow + alongRows + 1;
			}
			// The last one is pressed as well.
			const last = parcels.at(-1) ?? '';
			if (parcels.length > 1) await page.keyboard.type(String(parcels.length));
			await expect(page.locator(`button[data-parcel="${last}"]`)).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(dialog(page, last)).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(dialog(page, last)).toBeHidden();
		}
		expect(Object.keys(presses)).toHaveLength(47);
		expect(Object.entries(presses).filter(([, count]) => count > 12)).toEqual([]);
	});
}

test('the focus is at the start of the page after the age gate', async ({ page, context }) => {
	await context.clearCookies();
	await page.reload();
	const gate = page.locator('dialog[data-age-gate]');
	await gate.getByRole('button').first().click();
	await expect(gate).toBeHidden();
	await press(page, 'Tab', 'Enter', 'Tab');
	await expect(page.locator('[aria-haspopup=listbox]')).toBeFocused();
});

test('the focus comes back to the row or to the outline that opened the parcel', async ({ page }) => {
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	for (const opener of [page.locator('button[data-parcel="rabigato"]'), page.locator('[data-outline="rabigato"]')]) {
		await opener.focus();
		await page.keyboard.press('Enter');
		await expect(dialog(page, 'rabigato')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Fechar' })).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(dialog(page, 'rabigato')).toBeHidden();
		await expect(opener).toBeFocused();
	}
});

test('the terroir that the keys have come to is framed', async ({ page }) => {
	await page.locator('[aria-haspopup=listbox]').focus();
	await press(page, 'Enter', 'ArrowDown');
	const option = page.getByRole('option').and(page.locator(':focus'));
	await expect(option).toHaveCSS('outline-style', 'solid');
	await expect(option).toHaveCSS('outline-width', '2px');
});

test('choices and moves from parcel to parcel are heard as sentences', async ({ page }) => {
	const heard = page.locator('body > [role=status]');
	// The still stands by now, and has been told of.
	await expect(heard).toHaveText(/^A imagem de satélite não chegou/);
	await page.locator('[aria-haspopup=listbox]').click();
	await page.locator('button[role=option][data-slug="moinho"]').click();
	await expect(heard).toHaveText('Moinho, 1 parcela.');
	await page.locator('[aria-haspopup=listbox]').click();
	await page.locator('button[role=option][data-slug="vale-sabor"]').click();
	await expect(heard).toHaveText('Vale Sabor, 27 parcelas.');
	await page.getByRole('tab', { name: /Parcelas/ }).click();
	await page.locator('button[data-parcel="qt-vale-sabor-27"]').click();
	await expect(dialog(page, 'qt-vale-sabor-27')).toHaveAccessibleName('Foz');
	await expect(page.getByRole('button', { name: 'Fechar' })).toBeFocused();
	await expect(page.locator('dialog [role=status]')).toHaveText('');
	await page.getByRole('button', { name: /^Parcela seguinte/ }).click();
	await expect(page.locator('dialog [role=status]')).toHaveText('Portela, parcela 1 de 27.');
	await expect(page.getByRole('button', { name: 'Parcela seguinte: Cabeço' })).toBeFocused();
	await page.getByRole('button', { name: 'Parcela anterior: Foz' }).click();
	await expect(page.locator('dialog [role=status]')).toHaveText('Foz, parcela 27 de 27.');
	await page.keyboard.press('Escape');
	await expect(page.locator('button[data-parcel="qt-vale-sabor-27"]')).toBeFocused();
	await expect(page.locator(':focus')).toHaveAccessibleName(/^Foz\s27 \d,\d\d\sha \d+–\d+\sm$/);
});

test('tabs follow arrows, Home and End', async ({ page }) => {
	const about = page.getByRole('tab', { name: 'Sobre' });
	const parcels = page.getByRole('tab', { name: /Parcelas/ });
	await about.focus();
	for (const [key, tab] of [
		['ArrowRight', parcels],
		['ArrowLeft', about],
		['End', parcels],
		['Home', about],
	] as const) {
		await page.keyboard.press(key);
		await expect(tab).toBeFocused();
		await expect(tab).toHaveAttribute('aria-selected', 'true');
	}
});
