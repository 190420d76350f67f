import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/* The form of the owner's desk, as she uses it. */

export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).first();
export const field = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true });
/** The page of the site beside the form. */
export const shownPage = (page: Page) => page.frameLocator('iframe').first();
export const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });

/** @param address of a file at the desk */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto('about:blank');
	await page.goto(address);
	await expect(page.getByRole('form', { name: 'Campos' })).toBeVisible();
}

export async function store(page: Page): Promise<void> {
	await save(page).click();
	await expect(page.getByRole('status')).toHaveText('Guardado.');
}
