import type { Page } from '@playwright/test';
import { CarouselParts } from './carousel-parts';
import { form, kept, send } from './contact-form';
import { test as base, expect, open } from './fixtures';
import { Visitor, writeMessage } from './visitor';

/** The browser's settings with which it lets no site store anything: no cookies, and nothing of what it counts among them. */
const blockAll = { profile: { default_content_setting_values: { cookies: 2 } } };

const test = base.extend<{ visitor: Visitor }>({
	visitor: async ({ site }, use) => {
		const visitor = await Visitor.arrive(site, blockAll);
		await use(visitor);
		expect(visitor.complaints.unexpected, 'console errors and warnings that the test does not name').toEqual([]);
		await visitor.leave();
	},
});

const schema = '**/wp-json/contact-form-7/v1/contact-forms/5/feedback/schema';
const extract = (page: Page) => page.locator('[data-extract]');

test.describe('a browser that refuses to store anything', () => {
	/** Each page that is loaded asks again: nothing remembers the answer. */
	async function enter(visitor: Visitor, address: string): Promise<Page> {
		const page = await visitor.open(address);
		await page.getByRole('button', { name: 'Sim, entrar' }).click();
		await expect(page.locator('dialog[data-age-gate]')).toBeHidden();
		await page.waitForLoadState('networkidle');
		return page;
	}

	test('it does refuse, wherever the site could remember something', async ({ visitor }) => {
		const page = await visitor.open('/privacidade');
		const outcomes = await page.evaluate(tryStorages);
		expect(Object.values(outcomes)).toEqual(Array(8).fill('refused'));
	});

	test('every kind of page can be read, and an answer to the question of age holds until the page is left', async ({
		visitor,
	}) => {
		const page = await enter(visitor, '/filosofia');
		await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Visitar' }).click();
		await expect(page.locator('h1')).toHaveText('Visitar');
		await expect(page.locator('dialog[data-age-gate]')).toBeHidden();
		await page.close();
		for (const address of ['/', '/visitar', '/vinhos/abade', '/noticias', '/termos']) {
			await test.step(address, async () => {
				const other = address === '/termos' ? await visitor.open(address) : await enter(visitor, address);
				await expect(other.locator('h1')).toBeVisible();
				await other.close();
			});
		}
	});

	test('carousel and filter of the wines, a parcel and its plate, a tasting and further news are there @long', async ({
		visitor,
	}) => {
		await walk((address) => enter(visitor, address));
	});

	test('the page about this device says that nothing can be kept @long', async ({ visitor }) => {
		const page = await enter(visitor, '/neste-dispositivo');
		await expect(page.getByText('O navegador não diz o que está guardado.')).toBeVisible();
		await expect(extract(page)).toContainText('Não se pode guardar');
		await expect(extract(page)).toContainText('Este navegador não deixa guardar dados');
		await expect(page.getByText('Este navegador não deixa guardar mensagens neste dispositivo.')).toBeVisible();
		await extract(page).getByRole('button', { name: 'Tentar de novo' }).click();
		await expect(extract(page)).toContainText('Não se pode guardar');
		const look = page.getByText(/^Última procura: hoje/);
		await expect(look).toBeVisible();
		await page.getByRole('button', { name: 'Procurar mapa mais recente' }).click();
		await expect(look).toBeVisible();
		// Nothing is here that could stay or be taken away.
		await expect(page.getByRole('heading', { name: 'Quanto tempo fica' })).toHaveCount(0);
		await expect(page.getByRole('button', { name: 'Apagar tudo' })).toHaveCount(0);
	});

	test('a message is sent; one that cannot be is said to be nowhere but on the page', async ({ visitor, site }) => {
		visitor.complaints.expect(/net::ERR_FAILED|code: fetch_error/);
		const page = await enter(visitor, '/contacto');
		await sendWhatCannotBeKept(page, 'porque este navegador não o deixa');
		expect(JSON.stringify(await site.messages())).toContain('Sem nada guardado.');
	});
});

test.describe('a browser without room for one word more', () => {
	test.beforeEach(({ page }) => page.addInitScript(refuseWrites));

	const visit =
		(page: Page) =>
		async (address: string): Promise<Page> => {
			await open(page, address);
			return page;
		};

	test('shows every page at work, and says that there is no room @long', async ({ page }) => {
		await walk(visit(page));
		await visit(page)('/neste-dispositivo');
		const save = extract(page).getByRole('button', { name: /Guardar|Continuar|Tentar/ });
		await expect(save.or(extract(page).getByText('Falta espaço')).first()).toBeVisible();
		if (await save.isVisible()) await save.click();
		await expect(extract(page)).toContainText('Falta espaço');
	});

	test('sends a message; one that cannot be sent is said to be nowhere but on the page', async ({
		page,
		site,
		complaints,
	}) => {
		complaints.expect(/net::ERR_FAILED|code: fetch_error/);
		await visit(page)('/contacto');
		await sendWhatCannotBeKept(page, 'por falta de espaço neste dispositivo');
		expect(JSON.stringify(await site.messages())).toContain('Sem nada guardado.');
	});
});

/** What a visitor does with the pages but for writing. @param open opens an address, in one page or another */
async function walk(open: (address: string) => Promise<Page>): Promise<void> {
	await test.step('wines', async () => {
		const page = await open('/vinhos');
		const shelf = await CarouselParts.reach(page, 'vinhos');
		const before = await shelf.counter.textContent();
		await shelf.next.click();
		await expect(shelf.counter).not.toHaveText(before ?? '');
		await page.locator(`button[data-filter='[data-category="brancos"]']`).click();
		await expect(page.locator('li[data-category]:not([data-category=brancos]):visible')).toHaveCount(0);
	});
	await test.step('a parcel', async () => {
		const page = await open('/terroir');
		await page.getByRole('tab', { name: /Parcelas/ }).click();
		await page.locator('button[data-parcel=rabigato]').click();
		await expect(page.locator('dialog[data-parcel-dialog=rabigato] img').first()).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.locator('dialog[data-parcel-dialog]')).toBeHidden();
	});
	await test.step('a tasting', async () => {
		const page = await open('/terroir?modo=prova&passos=rabigato,francisca-franca');
		await page.getByRole('button', { name: 'Começar a prova' }).click();
		await page.keyboard.press('ArrowRight');
		await expect(page.locator('[data-tasting-step]')).toHaveAttribute('data-tasting-step', 'francisca-franca');
	});
	await test.step('news', async () => {
		const page = await open('/noticias');
		await page.locator('button[data-count="6"]').click();
		await expect(page.locator('[data-news-list] > li > a')).toHaveCount(12);
		await page.locator('[data-news-list] > li > a').nth(9).click();
		await expect(page.locator('article h1')).toBeVisible();
		await page.goBack();
		await expect(page.locator('[data-news-list] > li > a').first()).toBeVisible();
	});
}

/** On the contact page: first without a server for it, then with one. */
async function sendWhatCannotBeKept(page: Page, why: string): Promise<void> {
	await writeMessage(page, 'Sem nada guardado.');
	await page.route(schema, (route) => route.abort());
	await send(page, 'custom-fetch-error');
	await expect(form(page)).toContainText(`Não foi possível guardar a mensagem, ${why}`);
	await expect(form(page)).not.toContainText('ficou guardada');
	await expect(kept(page)).toHaveCount(0);
	await expect(page.getByLabel('Mensagem')).toHaveValue('Sem nada guardado.');
	await page.unroute(schema);
	await send(page, 'sent');
	await expect(page.getByLabel('Mensagem')).toHaveValue('');
}

/** Runs in the page. */
async function tryStorages(): Promise<Record<string, string>> {
	const openDatabase = () =>
		new Promise((resolve, reject) => {
			const request = indexedDB.open('x');
			request.onsuccess = resolve;
			request.onerror = () => reject(request.error);
		});
	const attempts: Record<string, () => unknown> = {
		localStorage: () => localStorage.length,
		sessionStorage: () => sessionStorage.length,
		indexedDB: openDatabase,
		caches: () => caches.keys(),
		files: () => navigator.storage.getDirectory(),
		locks: () => navigator.locks.request('x', () => {}),
		worker: () => navigator.serviceWorker.getRegistrations(),
		cookies: async () => {
			await cookieStore.set('x', '1');
			if (document.cookie === '') throw new Error('It was not kept.');
		},
	};
	const outcomes: Record<string, string> = {};
	for (const [what, attempt] of Object.entries(attempts)) {
		try {
			await attempt();
			outcomes[what] = 'allowed';
		} catch {
			outcomes[what] = 'refused';
		}
	}
	return outcomes;
}

/** Runs in the page, before any script of it. */
function refuseWrites(): void {
	const refuse = () => {
		throw new DOMException('There is no room.', 'QuotaExceededError');
	};
	Storage.prototype.setItem = refuse;
	IDBObjectStore.prototype.put = refuse;
	Cache.prototype.put = async () => refuse();
}
