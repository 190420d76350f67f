import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addressIn } from '../../src/content/addresses.ts';
import { siteLanguages } from '../content/languages.ts';
import { ensureBrowser } from '../programs/browser.mjs';
import { screenshotFile } from '../web-manifest.ts';

/**
 * Photographs the real pages of each language for the browser's installation dialog into public/icons. Run by hand after a change of
 * their looks, on a built site, with `npm run screenshots`; the results are committed.
 */
const origin = 'http://127.0.0.1:4199';
const pages = { atlas: '/terroir', casa: '/' } as const;
const screens = {
	wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1, isMobile: false },
	narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
} as const;

const server = spawn(process.execPath, ['dist-server/main.mjs'], {
	env: { ...process.env, PORT: new URL(origin).port },
	stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const browser = await chromium.launch({
	executablePath: ensureBrowser('chromium'),
	args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking'],
});
try {
	for (const language of siteLanguages(readFileSync('site-settings.json', 'utf8'))) {
		for (const [screen, device] of Object.entries(screens)) {
			const context = await browser.newContext({ ...device, locale: language.tag, serviceWorkers: 'block' });
			await context.addCookies([{ name: 'ageCheck', value: 'true', url: origin }]);
			for (const [name, path] of Object.entries(pages)) {
				const page = await context.newPage();
				await page.goto(origin + addressIn(language, path));
				// On a phone it stays a still until it is touched.
				if (name === 'atlas' && screen === 'wide') await page.locator('[data-map-state="ready"]').waitFor();
				await settle(page);
				const picture = sharp(await page.screenshot());
				const file = `public/icons/${screenshotFile(language, name, screen)}`;
				await picture.webp({ quality: 82, effort: 6 }).toFile(file);
				await page.close();
			}
			await context.close();
		}
	}
} finally {
	await browser.close();
	server.kill();
}

/** Pictures decoded, movements over. */
async function settle(page: Page): Promise<void> {
	await page.locator('html[data-hydrated]').waitFor();
	await page.evaluate('document.fonts.ready');
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(4_000);
}
