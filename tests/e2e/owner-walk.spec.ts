import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSHandle, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { copyCheckout, DeskProcess, removeCheckout } from './checkout';
import { field, group, open, save, shownPage, store } from './desk-form';
import { test as base, confirmAge, expect, made } from './fixtures';
import { SiteServer } from './site-server';
import { readyOffline } from './visitor';

/** The tasks of docs/content.md at the desk, published in one build, and seen by a visitor: at once, in a tab that was open, without network, and taken back. */

const test = base.extend<{ checkout: string; desk: DeskProcess; published: SiteServer }>({
	checkout: made(copyCheckout, removeCheckout),
	desk: async ({ checkout }, use) => {
		const desk = await DeskProcess.open(checkout);
		await use(desk);
		await desk.close();
	},
	published: async ({ checkout }, use) => {
		const server = await SiteServer.create(join(checkout, 'dist'));
		await use(server);
		await server.dispose();
	},
});

// One build of the whole site, with the drawings of all that is new (docs/decisions/0012).
const buildMs = 780_000;
test.describe.configure({ timeout: 900_000 });
test.use({ serviceWorkers: 'allow', workerTraffic: false });

const wine = {
	file: 'src/content/wines/abade.md',
	english: 'src/content/en/wines/abade.md',
	lede: 'Um ano fresco à volta do mesmo cabeço.',
};
const article = { file: 'src/content/news/chove-em-martim.md', title: 'Chove em Martim' };
const visit = { file: 'src/content/visits/um-dia-de-poda.md', name: 'Um dia de poda' };
const dearer = { file: 'src/content/visits/um-dia-de-vindima.md', price: '90 € por pessoa' };
const renamed = { former: 'geada-de-abril-na-ribeira', present: 'geada-na-ribeira', english: 'april-frost-at-ribeira' };
const removed = 'quatro-dias-de-muro';
const removedInEnglish = 'four-days-of-walling';
const parcel = { names: 'src/content/parcel-names.json', estate: 'src/content/vineyards/vale-sabor.md' };

test('what the owner writes is published at once, offered to open tabs, read without network, and taken back @long', async ({
	context,
	page,
	checkout,
	desk,
	published,
	complaints,
}) => {
	// A visit alone is refused; the site is away for a while; frames of pages that nobody reads preload what they do not use.
	complaints.expect(/422|ERR_|Failed to load resource|was preloaded using link preload/);
	const read = (file: string) => readFile(join(checkout, file), 'utf8');
	const served = async (address: string) => (await fetch(published.origin + address)).text();
	await confirmAge(context, published);
	await page.goto(`${published.origin}/vinhos/abade`);
	await readyOffline(page);
	const owner = await context.newPage();
	const openFile = (file: string) => open(owner, `${desk.address}#${file}`);

	await test.step('a new vintage: the present year goes among the earlier ones', async () => {
		await openFile(wine.file);
		const before = await read(wine.file);
		await writeVintage(owner);
		await expect(shownPage(owner).getByText(wine.lede)).toBeVisible();
		// The English page lacks the year: until it is written there, visitors read it in Portuguese.
		await save(owner).click();
		await expect(owner.getByRole('alert')).toContainText(
			'Abade (English), Colheitas anteriores: Tem 2; em português são 3.',
		);
		await owner.getByRole('button', { name: 'Guardar só o português' }).click();
		await expect(owner.getByRole('status')).toHaveText('Guardado.');
		expect(existsSync(join(checkout, wine.english))).toBe(false);
		const after = await read(wine.file);
		expect(after).toContain('\nvintage: 2023\n');
		expect(after).toContain('title: Abade 2023, tinto do Douro');
		expect(after).toMatch(/\nvintages:\n {2}- year: 2022\n {4}line: Cinco parcelas à volta de um cabeço;/);
		expect(after.split('---').at(-1)).toBe(before.split('---').at(-1));
	});

	await test.step('an article whose photograph is upright, square and says nothing of where it was taken', async () => {
		await openFile('src/content/pages/home.md');
		await writeArticle(owner);
		expect(existsSync(join(checkout, article.file))).toBe(false);
		await store(owner);
		const [, picture = ''] =
			/picture: (art\/news\/chove-em-martim-[0-9a-f]{8})\.webp/.exec(await read(article.file)) ?? [];
		for (const ending of ['.avif', '.webp', '-600.avif', '-600.webp']) {
			const { width, height, exif } = await sharp(join(checkout, 'public', picture + ending)).metadata();
			expect([width === height, exif]).toEqual([true, undefined]);
		}
	});

	await test.step('a visit for the season, like last year’s, at its own place', async () => {
		await openFile(dearer.file);
		await writeVisit(owner);
		// Another page counts the visits: both files are stored, or none.
		await save(owner).click();
		const also = owner.getByRole('alert');
		await expect(also).toContainText('"Cinco visitas às quintas" contradiz os dados, que dizem 6.');
		expect(existsSync(join(checkout, visit.file))).toBe(false);
		await also.getByRole('link', { name: 'Visitar, Descrição' }).click();
		await expect(owner.getByLabel('Descrição')).toBeFocused();
		await countVisits(owner);
		await owner.getByRole('button', { name: 'Guardar tudo (2)' }).click();
		await expect(owner.getByRole('status')).toHaveText('Guardado.');
		expect(await read(visit.file)).toContain('name: Um dia de poda\nplace: 6\n');
		expect(await read(visit.file)).toContain('  Datas: Janeiro e fevereiro\n');
		expect(await read('src/content/pages/visitar.md')).toContain('Seis visitas às quintas');
	});

	await test.step('a price: one line of the file changes, and the page follows at both widths while it is typed', async () => {
		await owner.setViewportSize({ width: 1800, height: 900 });
		await openFile(dearer.file);
		const before = await read(dearer.file);
		await field(group(owner, 'Dados'), 'Preço').fill(dearer.price);
		for (const device of ['no telemóvel', 'no computador']) {
			const shown = owner.frameLocator(`iframe[title$="${device}"]`);
			await expect(shown.locator('#um-dia-de-vindima').getByText(dearer.price)).toBeAttached();
		}
		expect(await read(dearer.file)).toBe(before);
		await owner.keyboard.press('Control+s');
		await expect(owner.getByRole('status')).toHaveText('Guardado.');
		expect(await read(dearer.file)).toBe(before.replace('85 € por pessoa', dearer.price));
	});

	await test.step('a renamed parcel: in the table, in its estate’s file, and on the page', async () => {
		await openFile(parcel.names);
		await field(owner, 'Canada').fill('Canada Velha');
		await store(owner);
		expect(await read(parcel.names)).toContain('"qt-vale-sabor-13": "Canada Velha"');
		expect(await read(parcel.estate)).toContain('  # Canada Velha\n  qt-vale-sabor-13:\n');
		await openFile(parcel.estate);
		await expect(shownPage(owner).getByText('Canada Velha').first()).toBeAttached();
	});

	await test.step('an article gets another address, and one is deleted', async () => {
		const files = 'src/content/news';
		const moves = owner.getByRole('button', { name: 'Mudar o endereço ou apagar' });
		await openFile(`${files}/${renamed.former}.md`);
		await moves.click();
		await owner.getByLabel('Novo endereço').fill(renamed.present);
		await owner.getByRole('button', { name: 'Mudar o endereço', exact: true }).click();
		await expect(owner).toHaveURL(new RegExp(`${renamed.present}\\.md$`));
		await openFile(`${files}/${removed}.md`);
		await moves.click();
		await owner.getByRole('button', { name: 'Apagar de vez' }).click();
		await expect(owner.getByRole('link', { name: 'Quatro dias de muro na Barca de Cima' })).toHaveCount(0);
		for (const folder of [files, 'src/content/en/news']) {
			expect(existsSync(join(checkout, folder, `${removed}.md`))).toBe(false);
			expect(existsSync(join(checkout, folder, `${renamed.former}.md`))).toBe(false);
		}
	});

	await test.step('what changes is shown in words and as it will be, before it is published', async () => {
		await owner.getByRole('link', { name: 'Publicar' }).click();
		const told = await listen(owner.getByRole('main').getByRole('status'));
		await owner.getByRole('button', { name: 'Preparar' }).click();
		await expect(owner.getByText('Pronto a publicar.')).toBeVisible({ timeout: buildMs });
		expect(await told.evaluate((texts) => texts.join('\n'))).toMatch(/A desenhar .*A comprimir/s);
		const own = [
			`Mudada /en/news/${renamed.english}`,
			'Mudada /en/wines/abade',
			'Nova /noticias/chove-em-martim',
			`Retirada /noticias/${renamed.former}`,
			`Nova /noticias/${renamed.present}`,
			`Retirada /noticias/${removed}`,
			'Mudada /terroir?terroir=vale-sabor',
			'Mudada /vinhos/abade',
			'Mudada /visitar',
		];
		const changes = owner.getByRole('region', { name: 'O que muda', exact: true });
		for (const [index, name] of own.entries()) await expect(changes.getByRole('button').nth(index)).toHaveText(name);
		await expect(changes.getByRole('button', { name: 'Mudada /noticias', exact: true })).toBeVisible();
		await changes.getByRole('button', { name: 'Mudada /visitar' }).click();
		await expect(owner.getByText('Diz: ').filter({ hasText: dearer.price })).toBeVisible();
		await expect(owner.frameLocator('iframe').last().getByText(dearer.price)).toBeAttached();
		expect(await served('/visitar'), 'before it is published').not.toContain(visit.name);
	});

	await test.step('published, it is served at once', async () => {
		await owner.getByRole('button', { name: 'Publicar' }).click();
		await expect(owner.getByText('Publicado.')).toBeVisible();
		await expect(owner.getByRole('link', { name: 'quatrovistas.example' })).toBeVisible();
		expect(await served('/visitar')).toContain(visit.name);
		const led = await fetch(`${published.origin}/noticias/${renamed.former}`, { redirect: 'manual' });
		expect([led.status, led.headers.get('location')]).toEqual([308, `/noticias/${renamed.present}`]);
		expect((await fetch(`${published.origin}/noticias/${removed}`)).status).toBe(410);
		expect((await fetch(`${published.origin}/en/news/${removedInEnglish}`)).status).toBe(410);
		expect(await served('/en/wines/abade')).toContain(wine.lede);
	});

	await test.step('a tab that was open is offered it, and reads it without network', async () => {
		await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
		await page.getByRole('button', { name: 'Atualizar' }).click();
		await expect(page.getByText(wine.lede)).toBeVisible();
		await published.stop();
		await page.reload();
		await expect(page.getByText(wine.lede)).toBeVisible();
		const pages: readonly (readonly [address: string, text: string])[] = [
			['/noticias', article.title],
			['/noticias/chove-em-martim', 'A mina do Martim, de manhã.'],
			['/visitar', visit.name],
			['/visitar', dearer.price],
			['/terroir?terroir=vale-sabor', 'Canada Velha'],
		];
		for (const [address, text] of pages) {
			await page.goto(published.origin + address);
			await expect(page.getByText(text).first()).toBeAttached();
		}
		await page.goto(`${published.origin}/noticias/${renamed.former}`);
		await expect(page).toHaveURL(`${published.origin}/noticias/${renamed.present}`);
		expect((await page.goto(`${published.origin}/noticias/${removed}`))?.status()).toBe(410);
		await expect(page.getByText('retirado da folha')).toBeVisible();
	});

	await test.step('taken back, visitors get what was there before', async () => {
		await published.start();
		await owner.getByRole('button', { name: 'Voltar a esta' }).first().click();
		await expect(owner.getByText('Publicado.')).toBeVisible();
		expect(await served('/vinhos/abade')).not.toContain(wine.lede);
		expect((await fetch(`${published.origin}/noticias/chove-em-martim`)).status).toBe(404);
	});
});

/** All that a status says from now on: what it says may be gone within half a second. */
function listen(status: Locator): Promise<JSHandle<string[]>> {
	return status.evaluateHandle((element) => {
		const texts: string[] = [];
		new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
			characterData: true,
			childList: true,
			subtree: true,
		});
		return texts;
	});
}

async function writeVintage(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Nova colheita' }).click();
	await expect(field(page, 'Colheita').first()).toHaveValue('2023');
	await page.getByLabel('Entrada').fill(wine.lede);
	const sheet = {
		Castas: 'Tinta Roriz 60 %, Touriga Franca 40 %',
		Álcool: '13,0 % vol.',
		'Acidez total': '5,5 g/l',
		pH: '3,58',
		'Açúcar residual': '0,6 g/l',
		Produção: '6 100 garrafas de 75 cl',
		Guarda: 'Até 2035',
	};
	for (const [label, value] of Object.entries(sheet)) await field(group(page, 'Ficha técnica'), label).fill(value);
	for (const label of ['Cor', 'Nariz', 'Boca', 'Mesa'])
		await field(group(page, 'Notas de prova'), label).fill(`${label} de 2023.`);
	const steps = group(page, 'Vinificação');
	for (const [index, box] of (await steps.getByLabel('Quando').all()).entries())
		await box.fill(`${index + 1} set. 2023`);
	for (const [index, box] of (await steps.getByLabel('O que se fez').all()).entries())
		await box.fill(`Feito em 2023, em ${index + 1}.º lugar.`);
}

async function writeArticle(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Nova notícia' }).click();
	await page.getByRole('dialog').getByLabel('Título').fill(article.title);
	await page.getByRole('button', { name: 'Começar' }).click();
	await expect(shownPage(page).getByRole('heading', { level: 1, name: article.title })).toBeVisible();
	await field(page, 'Resumo').fill('Sessenta milímetros numa noite. A mina transbordou.');
	await page.getByLabel('Entrada').fill('Em Martim choveu numa noite o que costuma chover num mês.');
	await page
		.getByLabel('Descrição')
		.fill('Sessenta milímetros de chuva numa noite de novembro, em Martim, e o que ficou.');
	await page.getByLabel(/^Parcela/).selectOption('vv-martim1');
	await field(group(page, 'Em resumo'), 'Em resumo').fill('62 mm');
	await page.getByLabel('Texto').fill('A chuva começou às onze e só parou de manhã.');
	await page.getByRole('button', { name: 'Juntar a Estampas' }).click();
	const photograph = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#4a6' } })
		.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 22/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	await page
		.getByLabel('Trazer uma fotografia')
		.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph });
	await expect(page.getByText('900 × 1600 píxeis')).toBeVisible();
	await page.getByRole('button', { name: 'Usar assim' }).click();
	await page.getByLabel('Legenda').fill('A mina do Martim, de manhã.');
	await expect(shownPage(page).getByText('A mina do Martim, de manhã.')).toBeAttached();
}

async function writeVisit(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Duplicar como novo' }).click();
	await page.getByLabel('Nome da visita').fill(visit.name);
	await page.getByRole('button', { name: 'Começar' }).click();
	await expect(page.getByRole('heading', { name: visit.name })).toBeVisible();
	await page
		.getByLabel('Texto')
		.fill('Poda-se ao lado de quem sabe, e à tarde acende-se o forno do Moinho com as vides.');
	await page.getByLabel('Legenda da imagem').fill('A Vinha Velha no inverno, do ar');
	await field(group(page, 'Dados'), 'Datas').fill('Janeiro e fevereiro');
}

async function countVisits(page: Page): Promise<void> {
	const description = page.getByLabel('Descrição');
	await description.fill((await description.inputValue()).replace('Cinco visitas', 'Seis visitas'));
	const lede = page.getByLabel('Entrada');
	await lede.fill((await lede.inputValue()).replace('Cinco maneiras', 'Seis maneiras'));
}
