import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from '../programs/browser.mjs';

/** Photographs the desk for its manual, into docs/desk. Run by hand after a change of its looks, with `npm run screenshots`; the results are committed. */
const port = '4198';
const pictures = {
	vinho: { file: 'src/content/wines/abade.md', device: 'Telemóvel' },
	noticia: { file: 'src/content/news/poda-na-vinha-velha.md', device: 'Computador' },
	linguas: { file: 'src/content/en/news/poda-na-vinha-velha.md', device: 'Telemóvel' },
} as const;

const desk = spawn(process.execPath, ['--import', 'tsx', 'desk/main.ts', '--port', port], {
	stdio: ['ignore', 'pipe', 'inherit'],
});
await once(desk.stdout, 'data');
const browser = await chromium.launch({ executablePath: ensureBrowser('chromium'), args: ['--no-sandbox'] });
try {
	for (const [name, { file, device }] of Object.entries(pictures)) {
		const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pt-PT' });
		await page.goto(`http://127.0.0.1:${port}/desk/#${file}`);
		await page.getByRole('button', { name: device }).click();
		await page.frameLocator('iframe').locator('h1').waitFor({ timeout: 120_000 });
		await page.waitForTimeout(4_000);
		await sharp(await page.screenshot())
			.webp({ quality: 80, effort: 6 })
			.toFile(`docs/desk/${name}.webp`);
		await page.close();
	}
} finally {
	await browser.close();
	desk.kill();
}
