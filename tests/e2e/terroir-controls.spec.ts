import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { expect, test } from './fixtures';
import { cameraIn, openLiveMap } from './live-map';

const barroca = { latitude: 41.159938, longitude: -7.512102, accuracy: 12 };
const lisbon = { latitude: 38.72, longitude: -9.14, accuracy: 20 };

const locateButton = (page: Page) => page.getByRole('button', { name: 'Onde estou' });
const sentence = (page: Page) => page.locator('[data-locating] [role=status]');

/** The page with its still: what locating says does not need the live map. */
async function openStill(page: Page): Promise<void> {
	await page.route(/maplibre/, (route) => route.abort());
	await page.goto('/terroir');
	await locateButton(page).waitFor();
}

test('locating on the live map shows the dot with its margin, names the parcel, and ends with a second press', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation(barroca);
	await openLiveMap(page);
	await expect(sentence(page)).toHaveText('');
	await locateButton(page).press('Enter');
	await expect(sentence(page)).toHaveText('Está na parcela Barroca, Quinta das Quatro Vistas.');
	await expect(page.getByText('Está aqui ± 12 m')).toBeVisible();
	await expect(locateButton(page)).toHaveAttribute('aria-pressed', 'true');
	await context.setGeolocation({ latitude: 41.1702, longitude: -7.5398, accuracy: 8 });
	await expect(sentence(page)).toHaveText('Está aqui, fora das parcelas.');
	await locateButton(page).press('Enter');
	await expect(page.getByText(/Está aqui/)).toHaveCount(0);
	await expect(locateButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('where the visitor stands is not written into the address; where he goes on to is', async ({ page, context }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation(barroca);
	await openLiveMap(page, '/terroir?terroir=martim');
	await expect(page).toHaveURL(/#15\//);
	const before = page.url();
	await locateButton(page).press('Enter');
	await expect(page.getByText('Está aqui ± 12 m')).toBeVisible();
	await page.getByRole('button', { name: 'Aproximar' }).press('Enter');
	await expect(page.getByText('Aproximação 16.')).toBeAttached();
	expect(page.url()).toBe(before);
	await page.locator('[data-map] canvas').press('ArrowRight');
	await expect.poll(() => cameraIn(page.url()).zoom).toBe(16);
	expect(cameraIn(page.url()).latitude).toBeCloseTo(barroca.latitude, 3);
});

test.describe('locating beside the still', () => {
	test.beforeEach(({ complaints }) => complaints.expect(/net::ERR_FAILED|preload assets/));

	test('says how far the nearest estate is, and the sentence can be put away', async ({ page, context }) => {
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation(lisbon);
		await openStill(page);
		await locateButton(page).click();
		await expect(sentence(page)).toHaveText('Está a 304 km da quinta mais próxima.');
		await expect(sentence(page)).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
		await page.locator('[data-locating]').getByRole('button', { name: 'Fechar' }).click();
		await expect(sentence(page)).toHaveText('');
	});

	test('says the parcel, though there is no map to show the dot on @long', async ({ page, context }) => {
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation(barroca);
		await openStill(page);
		await locateButton(page).click();
		await expect(sentence(page)).toHaveText('Está na parcela Barroca, Quinta das Quatro Vistas.');
		await expect(sentence(page)).toBeVisible();
	});

	test('says what to do where it is not allowed', async ({ page, context }) => {
		await context.clearPermissions();
		await openStill(page);
		await locateButton(page).click();
		await expect(sentence(page)).toContainText('O navegador não deu a localização.');
		await expect(locateButton(page)).toHaveAttribute('aria-pressed', 'false');
	});

	test('says what to do where the device does not know @long', async ({ page, context }) => {
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation(null);
		await openStill(page);
		await locateButton(page).click();
		await expect(sentence(page)).toContainText('O dispositivo não sabe onde está.');
	});

	test('says after 15 seconds that there is no position yet @long', async ({ page }) => {
		await page.addInitScript(() => {
			navigator.geolocation.watchPosition = () => 1;
		});
		await page.clock.install();
		await openStill(page);
		await locateButton(page).click();
		await expect(sentence(page)).toHaveText('A procurar a sua posição…');
		await page.clock.runFor(15_000);
		await expect(sentence(page)).toContainText('Ainda sem posição ao fim de 15 segundos.');
	});

	test('asks for nothing before it is pressed, and stops watching when the page is left', async ({ page, context }) => {
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation(barroca);
		await page.addInitScript(() => {
			const { geolocation } = navigator;
			const log = (line: string) => document.documentElement.setAttribute('data-geolocation', line);
			const watch = geolocation.watchPosition.bind(geolocation);
			const clear = geolocation.clearWatch.bind(geolocation);
			geolocation.watchPosition = (...args) => {
				log('watching');
				return watch(...args);
			};
			geolocation.clearWatch = (id) => {
				log('stopped');
				clear(id);
			};
		});
		await openStill(page);
		const html = page.locator('html');
		await expect(html).not.toHaveAttribute('data-geolocation');
		await locateButton(page).click();
		await expect(html).toHaveAttribute('data-geolocation', 'watching');
		await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Vinhos' }).click();
		await expect(html).toHaveAttribute('data-geolocation', 'stopped');
	});
});

test('layers are switched by keyboard; Escape closes the panel and gives the focus back', async ({ page }) => {
	await openLiveMap(page);
	const button = page.getByRole('button', { name: 'Camadas' });
	await button.focus();
	await page.keyboard.press('Enter');
	const parcels = page.getByRole('checkbox', { name: 'Parcelas' });
	await expect(parcels).toBeChecked();
	await expect(page.getByRole('checkbox', { name: 'Curvas de nível' })).not.toBeChecked();
	expect(await axeViolations(page)).toEqual([]);
	await page.keyboard.press('Tab');
	await expect(parcels).toBeFocused();
	const contours = page.waitForRequest(/contours-main/);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await contours;
	await expect(page.locator('[data-label-of]').first()).toBeAttached();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Space');
	await expect(page.locator('[data-label-of]')).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(parcels).toBeHidden();
	await expect(button).toBeFocused();
});

test('the zoom’s buttons rest at its ends, and full screen is given and taken back', async ({ page }) => {
	await page.goto('/terroir#18/41.16/-7.52');
	await expect(page.getByRole('button', { name: 'Aproximar' })).toBeDisabled();
	await page.getByRole('button', { name: 'Afastar' }).click();
	const nearer = page.getByRole('button', { name: 'Aproximar' });
	await expect(nearer).toBeEnabled();
	await nearer.press('Enter');
	await expect(nearer).toBeDisabled();
	await expect(nearer, 'the focus is not lost').toBeFocused();
	await page.getByRole('button', { name: 'Afastar' }).click();
	await expect(nearer).toBeEnabled();
	const fullScreen = page.getByRole('button', { name: 'Ecrã inteiro' });
	await fullScreen.click();
	await expect(fullScreen).toHaveAttribute('aria-pressed', 'true');
	expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
	await fullScreen.click();
	await expect(fullScreen).toHaveAttribute('aria-pressed', 'false');
});

test('where pages have no full screen there is no button for it @long', async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
	await page.goto('/terroir');
	await locateButton(page).waitFor();
	await expect(page.getByRole('button', { name: 'Ecrã inteiro' })).toHaveCount(0);
});
