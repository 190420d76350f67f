import { builtAddresses } from './addresses';
import { axeViolations } from './axe';
import { expect, test } from './fixtures';

for (const address of builtAddresses()) {
	test(`${address} hydrates without a complaint, has its own head, and axe finds nothing`, async ({ page }) => {
		const response = await page.goto(address);
		expect(response?.status()).toBe(200);
		await page.locator('html[data-hydrated]').waitFor();
		await expect(page.locator('h1')).toHaveCount(1);
		await expect(page.locator('head title')).toHaveCount(1);
		await expect(page.locator('head meta[name=description]')).toHaveCount(1);
		await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
			'href',
			new URL(address, 'https://quatrovistas.example').href,
		);
		await expect(page.locator('head meta[property="og:image"]')).toHaveCount(1);
		expect(await axeViolations(page)).toEqual([]);
	});
}

for (const address of [
	'/',
	'/terroir',
	'/vinhos',
	'/visitar',
	'/filosofia',
	'/contacto',
	'/noticias',
	'/neste-dispositivo',
]) {
	test(`${address} on a phone: axe finds nothing and nothing sticks out sideways`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(address);
		await page.locator('html[data-hydrated]').waitFor();
		expect(await axeViolations(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	});

	test(`${address} at 320 px, as at 400 % zoom, does not scroll sideways`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(address);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const address of builtAddresses()) {
		test(`${address} can be read`, async ({ page }) => {
			await page.goto(address);
			// As text, because answers that are folded away count as well.
			const words = ((await page.locator('main').textContent()) ?? '').split(/\s+/).length;
			expect(words).toBeGreaterThan(150);
		});
	}

	test('links can be followed from the front page to a wine and back', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Vinhos' }).click();
		await page
			.getByRole('link', { name: /Rabigato/ })
			.first()
			.click();
		await expect(page.locator('h1')).toHaveText(/Rabigato/);
		await page.getByRole('link', { name: 'Todos os vinhos' }).click();
		await expect(page).toHaveURL(/\/vinhos$/);
	});
});

test('no page carries an inline style or an executable inline script', async ({ request }) => {
	for (const address of builtAddresses()) {
		const html = await (await request.get(address)).text();
		expect(html, address).not.toMatch(/<[^>]+ style=/);
		for (const [, attributes] of html.matchAll(/<script([^>]*)>/g))
			expect(attributes, address).toMatch(/src=|application\/(ld\+)?json/);
	}
});

test('titles and descriptions are each page’s own', async ({ request }) => {
	const seen = new Map<string, string>();
	for (const address of builtAddresses()) {
		const html = await (await request.get(address)).text();
		for (const own of [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/]) {
			const text = own.exec(html)?.[1] ?? '';
			expect(text, address).not.toBe('');
			expect(seen.get(text), `${address} repeats “${text}”`).toBeUndefined();
			seen.set(text, address);
		}
	}
});

test('structured data is JSON that names its type', async ({ request }) => {
	for (const address of ['/', '/vinhos/rabigato', '/noticias/martim-fechou-a-vindima']) {
		const html = await (await request.get(address)).text();
		const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
			JSON.parse(json ?? ''),
		);
		expect(blocks.length, address).toBeGreaterThan(0);
		for (const block of blocks) expect(block['@type'], address).toBeTruthy();
	}
});
