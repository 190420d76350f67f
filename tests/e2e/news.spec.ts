import type { Locator, Page, Route } from '@playwright/test';
import { axeViolations } from './axe';
import { boxOf, expect, gate, holdBack, longUnless, open, test } from './fixtures';
import { addUpShifts, shifts } from './layout-shift';

const endpoint = '**/wp-admin/admin-ajax.php';
const links = (page: Page) => page.locator('[data-news-list] > li > a');
const filter = (page: Page, category: string) => page.locator(`button[data-filter="${category}"]`);
const more = (page: Page) => page.locator('button[data-count="6"]');
const said = (page: Page, text: string | RegExp) => page.locator('[role=status] p', { hasText: text });

/** Until what came is no longer paler than it will be. */
const arrived = (page: Page) => expect(page.locator('[data-news-list]')).toHaveCSS('opacity', '1');

/** Answers every question for news with this. */
async function answerWith(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
	await page.route(endpoint, (route) => route.fulfill({ contentType: 'text/html; charset=UTF-8', ...answer }));
}

function fragment(...titles: string[]): string {
	return titles
		.map(
			(title, index) =>
				`<a class="news-item" href="/premio-${index}/" data-category="premios"><time datetime="2026-01-2${index}T00:00:00+00:00">x</time><h3>${title}</h3></a>\n`,
		)
		.join('');
}

test('the list of news shows six articles, then more until there are no more, and any category from its first page', async ({
	page,
}) => {
	const rows = async () => {
		const tops = await links(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
		return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
	};
	await open(page, '/noticias');

	await test.step('the list has six articles, and the buttons of the contract', async () => {
		await expect(links(page)).toHaveCount(6);
		await expect(page.locator('button[data-filter]')).toHaveText(['Todas', 'Vindima', 'Vinhos', 'Casa']);
		await expect(filter(page, '*')).toHaveAttribute('aria-pressed', 'true');
		await expect(more(page)).toBeVisible();
	});

	await test.step('the list fills its rows, at first and after more, with the focus on the first that came', async () => {
		// The newest beside the next, and one more beneath that one.
		expect(await rows()).toEqual([2, 1, 3]);
		await more(page).focus();
		const asked = page.waitForRequest(endpoint);
		await page.keyboard.press('Enter');
		expect((await asked).postData()).toBe('action=get_news&page=2&category=*');
		await expect(links(page)).toHaveCount(12);
		await expect(links(page).nth(6)).toBeFocused();
		await expect(said(page, 'Mais 6, 12 ao todo.')).toBeAttached();
		expect(await rows()).toEqual([2, 1, 3, 3, 3]);
	});

	await test.step('the button for more goes with the last of them, and none is there twice', async () => {
		await more(page).click();
		await expect(more(page)).toBeHidden();
		await expect(page.getByText(/^\d+ notícias\. Não há mais\.$/)).toBeVisible();
		const addresses = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
		expect(new Set(addresses).size).toBe(addresses.length);
		expect(await axeViolations(page)).toEqual([]);
	});

	await test.step('the list asks the server for a category, shows it, says so, and starts again at its first page', async () => {
		const asked = page.waitForRequest(endpoint);
		await filter(page, 'vindima').click();
		expect((await asked).postData()).toBe('action=get_news&page=1&category=vindima');
		await expect(filter(page, 'vindima')).toHaveAttribute('aria-pressed', 'true');
		await expect(filter(page, '*')).toHaveAttribute('aria-pressed', 'false');
		await expect(said(page, /^\d notícias de vindima\.$/)).toBeAttached();
		await expect(page.locator('[data-news-list] [data-category]:not([data-category=vindima])')).toHaveCount(0);
		await arrived(page);
		expect(await axeViolations(page)).toEqual([]);
	});

	await test.step('a server that answers an older choice late does not undo a newer one', async () => {
		const { opened: held, open: release } = gate();
		await page.route(endpoint, async (route) => {
			if (!route.request().postData()?.endsWith('vinhos')) return route.continue();
			await held;
			return route.fulfill({ contentType: 'text/html', body: fragment('Chegou atrasada') }).catch(() => undefined);
		});
		await filter(page, 'vinhos').click();
		await expect(page.locator('[data-news-list]')).toHaveAttribute('aria-busy', 'true');
		await filter(page, 'casa').click();
		await expect(said(page, /de casa/)).toBeAttached();
		release();
		await expect(filter(page, 'casa')).toHaveAttribute('aria-pressed', 'true');
		await expect(page.getByText('Chegou atrasada')).toHaveCount(0);
		await page.unroute(endpoint);
	});

	await test.step('a server that has fewer than six hides the button for more', async () => {
		await answerWith(page, { body: fragment('Ouro', 'Prata') });
		await filter(page, 'vinhos').click();
		await expect(links(page)).toHaveCount(2);
		await expect(more(page)).toBeHidden();
		await page.unroute(endpoint);
	});

	await test.step('a server that says “No more posts” hides the button for more, and the list says so', async () => {
		await filter(page, '*').click();
		await expect(links(page)).toHaveCount(6);
		await answerWith(page, { contentType: 'text/plain', body: 'No more posts' });
		await more(page).click();
		await expect(more(page)).toBeHidden();
		await expect(links(page)).toHaveCount(6);
		await expect(said(page, 'Não há mais: 6 notícias ao todo.')).toBeAttached();
		await filter(page, 'casa').click();
		await expect(page.locator('p', { hasText: 'Não há notícias em «Casa».' }).last()).toBeVisible();
		expect(await axeViolations(page)).toEqual([]);
	});
});

test('the list of news is as its address says, on every way to it', async ({ page }) => {
	await test.step('the list is as it was left when a visitor comes back from an article, and new when he comes again', async () => {
		await open(page, '/noticias');
		await filter(page, 'casa').click();
		await expect(said(page, /de casa/)).toBeAttached();
		await filter(page, '*').click();
		await more(page).click();
		await expect(links(page)).toHaveCount(12);
		await links(page).nth(9).click();
		await expect(page.locator('article h1')).toBeVisible();
		await page.goBack();
		await expect(links(page)).toHaveCount(12);
		await expect(links(page).nth(9)).toBeInViewport();
		await page.goForward();
		await page.reload();
		await page.goBack();
		await expect(links(page)).toHaveCount(12);
		await open(page, '/filosofia');
		await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Notícias' }).click();
		await expect(page).toHaveURL('/noticias');
		await expect(links(page)).toHaveCount(6);
	});

	await test.step('a reload leaves the page where it was, within the list and beneath it', async () => {
		await page.setViewportSize({ width: 390, height: 844 });
		await more(page).click();
		await expect(links(page)).toHaveCount(12);
		for (const place of [2000, 3000]) {
			await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), place);
			await page.reload();
			await page.locator('html[data-hydrated]').waitFor();
			await expect(links(page)).toHaveCount(12);
			await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeCloseTo(place, -1);
		}
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(page, '/filosofia');
		await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Notícias' }).click();
		await expect(links(page)).toHaveCount(6);
	});

	await test.step('the address says which category stands on the page, and the way back takes back one choice after the other', async () => {
		await more(page).click();
		await expect(links(page)).toHaveCount(12);
		await filter(page, 'vindima').click();
		await expect(page).toHaveURL('/noticias?filtro=vindima');
		await expect(said(page, /de vindima/)).toBeAttached();
		await filter(page, 'casa').click();
		await expect(page).toHaveURL('/noticias?filtro=casa');
		const ofHouse = await links(page).allTextContents();
		// The same again asks again, and is no other entry.
		const asked = page.waitForRequest(endpoint);
		await filter(page, 'casa').click();
		await asked;
		await expect(page.locator('[data-news-list]')).toHaveAttribute('aria-busy', 'false');
		await page.reload();
		await page.locator('html[data-hydrated]').waitFor();
		await expect(filter(page, 'casa')).toHaveAttribute('aria-pressed', 'true');
		await expect(links(page)).toHaveText(ofHouse);
		await page.goBack();
		await expect(page).toHaveURL('/noticias?filtro=vindima');
		await expect(filter(page, 'vindima')).toHaveAttribute('aria-pressed', 'true');
		await expect(page.locator('[data-news-list] [data-category]:not([data-category=vindima])')).toHaveCount(0);
		await page.goBack();
		await expect(page).toHaveURL('/noticias');
		await expect(filter(page, '*')).toHaveAttribute('aria-pressed', 'true');
		await expect(links(page)).toHaveCount(12);
		await page.goBack();
		await expect(page).toHaveURL('/filosofia');
	});

	for (const query of ['filtro=premios', 'filtro=*', 'filtro=1', 'filtro=']) {
		await test.step(`what is no category goes from the address, ?${query}`, async () => {
			await open(page, `/noticias?${query}`);
			await expect(page).toHaveURL('/noticias');
			await expect(filter(page, '*')).toHaveAttribute('aria-pressed', 'true');
			await expect(links(page)).toHaveCount(6);
			await page.goBack();
			await expect(page).toHaveURL('/filosofia');
		});
	}

	await test.step('an address with a category can be given to others: it asks the server for it', async () => {
		await answerWith(page, { body: fragment('Ouro', 'Prata') });
		const asked = page.waitForRequest(endpoint);
		await open(page, '/noticias?filtro=vinhos');
		expect((await asked).postData()).toBe('action=get_news&page=1&category=vinhos');
		await expect(filter(page, 'vinhos')).toHaveAttribute('aria-pressed', 'true');
		await expect(links(page)).toHaveText([/Ouro/, /Prata/]);
		await expect(page).toHaveURL('/noticias?filtro=vinhos');
	});
});

test('a list that comes when its page is being left calls nobody back @long', async ({ page }) => {
	await open(page, '/noticias');
	// The script that asks is there from now on; that of the next page waits.
	await filter(page, 'casa').click();
	await expect(page).toHaveURL('/noticias?filtro=casa');
	const release = await holdBack(page, '**/assets/**');
	await answerWith(page, { body: fragment('Ouro', 'Prata') });
	const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('admin-ajax.php'));
	await page.evaluate(() => {
		document.querySelector<HTMLElement>('[data-filter=vinhos]')?.click();
		document.querySelector<HTMLElement>('footer a[href="/acessibilidade"]')?.click();
	});
	await answered;
	release();
	await expect(page).toHaveURL('/acessibilidade');
	await expect(page.locator('h1')).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL('/noticias?filtro=casa');
});

test('the list leads to every article of the build without JavaScript', async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
	const page = await context.newPage();
	await page.goto('/noticias');
	await expect(links(page)).toHaveCount(6);
	await expect(page.locator('button[data-filter], button[data-count]').filter({ visible: true })).toHaveCount(0);
	await page.getByText(/^Todas as \d+ por datas$/).click();
	await page.getByRole('link', { name: 'A vindima de 2025 em contas' }).click();
	await expect(page.locator('h1')).toHaveText('A vindima de 2025 em contas');
	await expect(page.locator('[data-carousel=story] img').first()).toBeVisible();
	await context.close();
});

test('a server of news that answers with what is none changes nothing but the console', async ({
	page,
	complaints,
}) => {
	complaints.expect(/^error: get_news: /);
	complaints.expect(/Failed to load resource: the server responded with a status of 500/);
	const logged = () => page.waitForEvent('console', (message) => message.text().startsWith('get_news: '));
	await open(page, '/noticias');
	const answers: { name: string; answer: Parameters<Route['fulfill']>[0] }[] = [
		{ name: 'a whole page', answer: { body: `<!doctype html><html><body>${fragment('Entrar')}</body></html>` } },
		{ name: 'a failure', answer: { status: 500, body: fragment('Erro') } },
		{ name: 'nothing', answer: { body: '' } },
		{ name: 'no content', answer: { status: 204, body: '' } },
		{ name: 'JSON', answer: { contentType: 'application/json', body: '{"posts":[]}' } },
		{ name: 'a script', answer: { body: '<script>document.title = "x"</script>' } },
		{ name: 'that it does not know the action', answer: { body: '0' } },
	];
	for (const { name, answer } of answers) {
		await test.step(`a server that answers with ${name} changes nothing but the console`, async () => {
			await answerWith(page, answer);
			const before = await page.locator('main').innerText();
			const line = logged();
			await filter(page, 'vinhos').click();
			await line;
			await expect(filter(page, '*')).toHaveAttribute('aria-pressed', 'true');
			await expect(page.locator('[data-news-list]')).toHaveAttribute('aria-busy', 'false');
			expect(await page.locator('main').innerText()).toBe(before);
			await expect(page).toHaveTitle(/Notícias/);
			await page.unroute(endpoint);
		});
	}

	await answerWith(page, { status: 500 });
	await test.step('a choice that fails leaves the address as it was', async () => {
		const line = logged();
		await filter(page, 'vindima').click();
		await line;
		await expect(page.locator('[data-news-list]')).toHaveAttribute('aria-busy', 'false');
		await expect(page).toHaveURL('/noticias');
	});

	await test.step('a server that fails when more are asked for is told to the visitor, who can try again', async () => {
		await more(page).click();
		await expect(
			page.locator('main').getByText('Não foi possível carregar mais notícias. Tente de novo.').last(),
		).toBeVisible();
		await expect(more(page)).toBeFocused();
		await page.unroute(endpoint);
		await more(page).click();
		await expect(links(page)).toHaveCount(12);
	});

	await test.step('an address with a category shows what the build has of it where the server fails', async () => {
		await answerWith(page, { status: 500 });
		const line = logged();
		await open(page, '/noticias?filtro=vindima');
		await line;
		await expect(page.locator('[data-news-list]')).toHaveAttribute('aria-busy', 'false');
		await expect(filter(page, 'vindima')).toHaveAttribute('aria-pressed', 'true');
		expect(await links(page).count()).toBeGreaterThan(1);
		await expect(page.locator('[data-news-list] [data-category]:not([data-category=vindima])')).toHaveCount(0);
		await expect(page).toHaveURL('/noticias?filtro=vindima');
	});
});

test('a server that has articles of its own is followed to them, and its markup stays text', async ({
	page,
	complaints,
}) => {
	// Chromium names every inline handler that it meets, also in a document where nothing can run.
	complaints.expect(/Executing inline event handler violates/);
	complaints.expect(/Failed to load resource: the server responded with a status of 404/);
	await open(page, '/noticias');
	await answerWith(page, {
		body: `${fragment('Medalha &lt;img src=x onerror=alert(1)&gt; <img src="/x.png" onerror="alert(1)">', 'Dois')}<a href="javascript:alert(1)"><h3>Três</h3></a>`,
	});
	await filter(page, '*').click();
	await expect(links(page)).toHaveCount(2);
	await expect(links(page).first()).toHaveText(/Premios.*Medalha <img src=x onerror=alert\(1\)>/);
	await expect(page.locator('[data-news-list] :is(img, script)')).toHaveCount(0);
	await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
	await links(page).first().click();
	await expect(page).toHaveURL('/premio-0/');
	await page.locator('html[data-hydrated]').waitFor();
	expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
});

test('a server that does not answer is given up after ten seconds @long', async ({ page, complaints }) => {
	complaints.expect(/get_news: no answer within 10000 ms/);
	await page.clock.install();
	await open(page, '/noticias');
	await page.route(endpoint, () => {});
	const asked = page.waitForRequest(endpoint);
	await more(page).click();
	await asked;
	await expect(more(page)).toHaveAttribute('aria-busy', 'true');
	await page.clock.fastForward(10_001);
	await expect(more(page)).toHaveAttribute('aria-busy', 'false');
	await expect(page.locator('main').getByText('Não foi possível carregar mais notícias.').last()).toBeVisible();
});

test.describe('with the worker', () => {
	test.use({ serviceWorkers: 'allow' });

	test('without network the list is what the device has, and says so until the network is back', async ({
		page,
		context,
		complaints,
	}) => {
		// What goes on behind the page meets no network either.
		complaints.expect(/Failed to load resource|net::ERR_|error occurred when fetching the script/);
		await open(page, '/noticias');
		await expect(page.locator('main .chip')).toHaveCount(0);
		await context.setOffline(true);
		await expect(page.locator('main .chip[data-tone=offline]')).toHaveText(/Sem rede/);
		await filter(page, 'vindima').click();
		await expect(page.locator('[data-news-list] [data-category]:not([data-category=vindima])')).toHaveCount(0);
		await expect(said(page, /notícias de vindima\. Sem rede/)).toBeAttached();
		const notice = page.locator('.chip[data-tone=offline]', { hasText: 'Sem rede' });
		await expect(notice).toBeVisible();
		await arrived(page);
		expect(await axeViolations(page)).toEqual([]);
		await context.setOffline(false);
		await expect(page.locator('main .chip[data-tone=offline]')).toHaveCount(0);
		await filter(page, '*').click();
		await expect(said(page, /^6 notícias\.$/)).toBeAttached();
	});
});

test.describe('an article', () => {
	const address = '/noticias/martim-fechou-a-vindima';

	test('has its pictures in a row, leaves on paper out what cannot be read there, and is shared with one press', async ({
		page,
		context,
		site,
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await open(page, address);
		const share = page.locator('button[data-share]');

		await test.step('an article has its pictures two in a row and the related three, on a phone one and two', async () => {
			const inRow = (name: string) =>
				page.locator(`[data-carousel=${name}]`).evaluate((carousel) => {
					const slides = [...carousel.querySelectorAll('[aria-roledescription=diapositivo]')];
					const track = slides[0]?.parentElement?.parentElement;
					const slide = slides[0]?.getBoundingClientRect().width ?? 1;
					return Math.floor((track?.getBoundingClientRect().width ?? 0) / slide);
				});
			expect([await inRow('story'), await inRow('related')]).toEqual([2, 3]);
			await page.setViewportSize({ width: 768, height: 900 });
			expect([await inRow('story'), await inRow('related')]).toEqual([2, 3]);
			await page.setViewportSize({ width: 767, height: 900 });
			expect([await inRow('story'), await inRow('related')]).toEqual([1, 2]);
			await page.setViewportSize({ width: 1440, height: 900 });
		});

		await test.step('its pictures take no more of the page than its text', async () => {
			const heights = await page
				.locator('article > div:last-child, [data-carousel=story]')
				.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));
			expect(heights).toHaveLength(2);
			expect(heights[1]).toBeLessThan(heights[0] ?? 0);
		});

		await test.step('an article on paper leaves out what cannot be read there', async () => {
			await page.emulateMedia({ media: 'print' });
			for (const name of ['story', 'related']) await expect(page.locator(`[data-carousel=${name}]`)).toBeHidden();
			await expect(share).toBeHidden();
			await expect(page.locator('article h1')).toBeVisible();
			await page.emulateMedia({ media: 'screen' });
		});

		await test.step('an article is shared with one press: copied, confirmed, and no second time until the page is left', async () => {
			await share.press('Enter');
			await expect(share).toBeDisabled();
			const confirmation = page.locator('button[data-share] + [role=status]');
			await expect(confirmation).toHaveText('Ligação copiada');
			await expect(confirmation).toBeFocused();
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}${address}`);
			await page.locator('[data-carousel=related] a').first().click();
			await expect(page).not.toHaveURL(new RegExp(`${address}$`));
			await expect(share).toBeEnabled();
			await expect(share).toHaveText('Partilhar');
			await expect(confirmation).toHaveText('');
		});
	});

	test('says nothing false when the clipboard refuses: the console has a line, the button stays, the address stands there @long', async ({
		page,
		complaints,
	}) => {
		complaints.expect(/could not be copied/);
		await page.addInitScript(() => {
			Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) });
			document.execCommand = () => false;
		});
		await open(page, address);
		const share = page.locator('button[data-share]');
		const logged = page.waitForEvent('console', (message) => message.text().includes('could not be copied'));
		await share.click();
		await logged;
		await expect(share).toBeEnabled();
		await expect(page.getByLabel('Endereço desta notícia')).toHaveValue(new RegExp(`${address}$`));
		expect(await axeViolations(page)).toEqual([]);
	});

	test('moves nothing, sticks out nowhere and leaves axe nothing to find, as does the list, at any width', async ({
		page,
	}) => {
		await addUpShifts(page);
		for (const width of [1440, 768, 390, 320]) {
			await test.step(`at ${width} px nothing moves, nothing sticks out, and axe finds nothing`, async () => {
				await page.setViewportSize({ width, height: 844 });
				for (const path of ['/noticias', address]) {
					await open(page, path);
					await page.locator('footer').scrollIntoViewIfNeeded();
					expect(await shifts(page), path).toBeLessThanOrEqual(0.01);
					expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
					expect(await axeViolations(page), path).toEqual([]);
				}
			});
		}
	});
});

test('the first article and the two beside it end together, its plate filling what they leave', async ({ page }) => {
	for (const width of [1440, 1024]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/noticias');
		const articles = page.locator('[data-news-list] > li');
		const words = await boxOf(articles.first().locator('.link'));
		const plate = await boxOf(articles.first().locator('.plate'));
		const beside = await boxOf(articles.nth(2));
		expect(plate.height, `${width} px`).toBeGreaterThanOrEqual(340);
		expect(beside.bottom - words.bottom, `${width} px`).toBeLessThan(width < 1280 ? 60 : 110);
	}
});

test('where a column is a third of the sheet the drawings stand above the words', async ({ page }) => {
	for (const width of [1440, 1024]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/noticias');
		const article = page.locator('[data-news-list] > li').nth(3);
		const drawing = await boxOf(article.locator('svg'));
		const title = await boxOf(article.getByRole('heading'));
		expect(drawing.bottom, `${width} px`).toBeLessThan(title.y);
	}
});

test('the parcel that an article speaks of is whole on its plate, on tablets too @long', async ({ page }) => {
	await page.goto('/noticias/martim-fechou-a-vindima');
	for (const width of [768, 1024, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const plate = page.locator('article figure .plate');
		const outline = plate.locator('use').last();
		await expect.poll(async () => (await outline.boundingBox())?.height ?? 0).toBeGreaterThan(100);
		const [outer, inner] = [await boxOf(plate), await boxOf(outline)];
		expect(inner.y, `${width} px`).toBeGreaterThan(outer.y);
		expect(inner.bottom, `${width} px`).toBeLessThan(outer.bottom);
	}
});

test('in English the articles of WordPress alone are marked as Portuguese and said so, and those of the build are in English', async ({
	page,
}) => {
	await open(page, '/en/news');
	await expect(page.getByText('Some of these articles are in Portuguese only.')).toHaveCount(0);
	const built =
		'<a href="/noticias/poda-na-vinha-velha"><time datetime="2026-01-20">x</time><h3>Poda na vinha velha</h3></a>';
	await answerWith(page, { body: built + fragment('Um prémio para a casa') });
	await filter(page, 'casa').click();
	const award = links(page).filter({ hasText: 'Um prémio para a casa' });
	await expect(award).toHaveAttribute('hreflang', 'pt');
	await expect(award.getByRole('heading')).toHaveAttribute('lang', 'pt');
	await expect(page.getByText('Some of these articles are in Portuguese only.')).toBeVisible();
	const pruning = links(page).first();
	await expect(pruning).toHaveAttribute('href', /^\/en\/news\/(?!poda)/);
	await expect(pruning.getByRole('heading')).not.toHaveText('Poda na vinha velha');
	await expect(pruning.locator('[lang]')).toHaveCount(0);
});

for (const [width, slug] of [
	[390, 'como-se-desenha-uma-curva-de-nivel'],
	[390, 'colheita-2009-engarrafado'],
	[390, 'chega-o-rabigato-2025'],
	[768, 'colheita-2009-engarrafado'],
	[1440, 'colheita-2009-engarrafado'],
	[1440, 'chega-o-rabigato-2025'],
] as const) {
	test(`at ${width} px the land of ${slug} fills its plate and shows the whole parcel${longUnless(slug === 'chega-o-rabigato-2025')}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await open(page, `/noticias/${slug}`);
		const land = page.locator('figure [data-across]').first();
		await expect.poll(() => outlineOf(land)).toBeGreaterThan(20);
		const boxes = await land.evaluate((plate) => {
			const parts = [plate, plate.querySelector('img'), plate.querySelector('svg use')];
			return parts.map((part) => {
				const { left, top, right, bottom } = part?.getBoundingClientRect() ?? new DOMRect();
				return { left, top, right, bottom };
			});
		});
		const [frame, still, parcel] = boxes;
		if (!frame || !still || !parcel) throw new Error('no plate');
		for (const [outer, inner] of [
			[still, frame],
			[frame, parcel],
		] as const) {
			expect(outer.left).toBeLessThanOrEqual(inner.left);
			expect(outer.top).toBeLessThanOrEqual(inner.top);
			expect(outer.right).toBeGreaterThanOrEqual(inner.right);
			expect(outer.bottom).toBeGreaterThanOrEqual(inner.bottom);
		}
	});
}

/** How wide the outline is drawn, once its file has come. */
function outlineOf(land: Locator): Promise<number> {
	return land
		.locator('use')
		.first()
		.evaluate((use) => use.getBoundingClientRect().width);
}

test('the tail of a large first letter does not run through the text', async ({ page }) => {
	const initial = () =>
		page
			.locator('article > div:last-child > p:first-child')
			.evaluate((first) => getComputedStyle(first, '::first-letter').float);
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, '/noticias/o-lagar-novo-e-velho');
	expect(await initial()).toBe('none');
	await open(page, '/noticias/como-se-desenha-uma-curva-de-nivel');
	expect(await initial()).toBe('inline-start');
});
