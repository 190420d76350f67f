import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Where the form's messages go. */
export const feedback = '**/wp-json/contact-form-7/v1/contact-forms/5/feedback';

export const form = (page: Page): Locator => page.locator('form.wpcf7-form');
export const answer = (page: Page): Locator => page.locator('.wpcf7-response-output');
export const submitButton = (page: Page): Locator => page.locator('.wpcf7-submit');
export const kept = (page: Page): Locator => page.locator('[data-outbox-item]');

/** Opens a contact page and waits until its form is taken over. */
export async function openForm(page: Page, address = '/contacto'): Promise<void> {
	await page.goto(address);
	await expect(page.locator('.wpcf7')).toHaveClass(/(^|\s)js(\s|$)/);
}

/** Presses the button and waits for how it ended. */
export async function send(page: Page, status: string): Promise<void> {
	await submitButton(page).click();
	await expect(form(page)).toHaveAttribute('data-status', status);
}

/** Cuts the network of a page that has all it fetches by itself: what shows a message that waits comes after the form was taken over. */
export async function goOffline(page: Page): Promise<void> {
	await page.waitForLoadState('networkidle');
	await page.context().setOffline(true);
}
