import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addressIn } from '../../src/content/addresses.ts';
import { siteLanguages } from '../content/languages.ts';
import { ensureProgram } from '../programs.mjs';
import { screenshotFile } from '../web-manifest.ts';

/*
 * Photographs the real pages of each language for the browser's installation dialog, into public/icons, and the desk for its manual, into
 * docs/desk. Run by hand after a change of their looks, on a built site, with `npm run screenshots`; the results are committed.
 */
const sitePort = '4199';
const deskPort = '4198';
const pages = { atlas: '/terroir', casa: '/' } as const;
const screens = {
	wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1, isMobile: false },
	narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true },
} as const;
const forms = {
	vinho: { file: 'src/content/wines/abade.md', device: 'Telemóvel' },
	noticia: { file: 'src/content/news/poda-na-vinha-velha.md', device: 'Computador' },
	linguas: { file: 'src/content/en/news/poda-na-vinha-velha.md', device: 'Telemóvel' },
} as const;

const servers = [['dist-server/main.mjs'], ['--import', 'tsx', 'desk/main.ts', '--port', deskPort]].map((parameters) =>
	spawn(process.execPath, parameters, {
		env: { ...process.env, PORT: sitePort },
		stdio: ['ignore', 'pipe', 'inherit'],
	}),
);
await Promise.all(servers.map(({ stdout }) => once(stdout, 'data')));
const browser = await chromium.launch({
	executablePath: ensureProgram('chromium'),
	args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking'],
});
try {
	await photographSite(`http://127.0.0.1:${sitePort}`);
	await photographDesk(`http://127.0.0.1:${deskPort}/desk/`);
} finally {
	await browser.close();
	for (const server of servers) server.kill();
}

async function photographSite(origin: string): Promise<void> {
	for (const language of siteLanguages(readFileSync('site-settings.json', 'utf8'))) {
		for (const [screen, device] of Object.entries(screens)) {
			const context = await browser.newContext({ ...device, locale: language.tag, serviceWorkers: 'block' });
			await context.addCookies([{ name: 'ageCheck', value: 'true', url: origin }]);
			for (const [name, path] of Object.entries(pages)) {
				const page = await context.newPage();
				await page.goto(origin + addressIn(language, path));
				// On a phone it stays a still until it is touched.
				if (name === 'atlas' && screen === 'wide') await page.locator('[data-map-state="ready"]').waitFor();
				await page.locator('html[data-hydrated]').waitFor();
				await page.evaluate('document.fonts.ready');
				await page.waitForLoadState('networkidle');
				await photograph(page, `public/icons/${screenshotFile(language, name, screen)}`);
			}
			await context.close();
		}
	}
}

async function photographDesk(address: string): Promise<void> {
	for (const [name, { file, device }] of Object.entries(forms)) {
		const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pt-PT' });
		await page.goto(`${address}#${file}`);
		await page.getByRole('button', { name: device }).click();
		await page.frameLocator('iframe').locator('h1').waitFor({ timeout: 120_000 });
		await photograph(page, `docs/desk/${name}.webp`);
	}
}

/** Pictures decoded, movements over. */
async function photograph(page: Page, file: string): Promise<void> {
	await page.waitForTimeout(4_000);
	const picture = sharp(await page.screenshot());
	await picture.webp({ quality: 82, effort: 6 }).toFile(file);
	await page.close();
}
