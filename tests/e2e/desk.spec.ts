import { test as base, expect, type Page } from '@playwright/test';
import { axeViolations } from './axe';
import { group, open, save, shownPage, store } from './desk-form';
import { DeskServer } from './desk-server';
import { boxOf, type Complaints, made, useComplaints } from './fixtures';

const test = base.extend<{ complaints: Complaints }, { desk: DeskServer }>({
	desk: [
		made(
			() => DeskServer.create(),
			(desk) => desk.dispose(),
		),
		{ scope: 'worker' },
	],
	complaints: [
		({ context }, use) =>
			useComplaints(context, (complaints) => {
				// Of the page of the site while nobody reads it, on a busy machine.
				complaints.expect(/was preloaded using link preload/);
				return use(complaints);
			}),
		{ auto: true },
	],
});

// One desk, one content: what one task stores the next one finds.
test.describe.configure({ mode: 'default' });

const abade = 'src/content/wines/abade.md';
const visit = 'src/content/visits/um-dia-de-vindima.md';

/** Leaves the page of the site out, which takes longer than the desk, where nothing is asked of it. */
async function openForm(page: Page, desk: DeskServer, path: string): Promise<void> {
	await page.context().route(
		({ pathname }) => !pathname.startsWith('/desk/'),
		(route) => route.fulfill({ body: '' }),
	);
	await open(page, desk.addressOf(path));
}

/** Once the list says so, the desk's server has it. */
async function giveUp(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Deitar fora' }).click();
	await expect(save(page)).toBeDisabled();
	await expect(page.getByRole('link', { name: /por guardar/ })).toHaveCount(0);
}

test('a drawing or a broken photograph is refused with a reason', async ({ page, desk, complaints }) => {
	complaints.expect(/422/);
	await openForm(page, desk, 'src/content/news/poda-na-vinha-velha.md');
	const bring = (name: string, buffer: Buffer) =>
		page.getByLabel('Trazer uma fotografia').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
	await bring('mapa.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'));
	await expect(page.getByRole('alert')).toContainText('Só JPEG, PNG, WebP, AVIF ou HEIC.');
	await page.getByRole('button', { name: 'Está bem' }).click();
	await bring('IMG_2.jpg', Buffer.from('nada'));
	await expect(page.getByRole('alert')).toContainText('não se consegue abrir');
});

test('where to publish: what the place needs is asked for, and said at its field', async ({ page, desk }) => {
	await openForm(page, desk, 'site-settings.json');
	await page.getByRole('button', { name: 'Juntar Publicação' }).click();
	await page.getByLabel('Onde').selectOption('folder');
	const folder = page.getByLabel('Pasta');
	await expect(folder).toHaveAccessibleDescription(/^Falta\./);
	await folder.fill('/srv/quatro-vistas');
	await expect(folder).toHaveAttribute('aria-invalid', 'false');
	await page.getByRole('button', { name: 'Juntar Só https' }).click();
	await page.getByLabel('Lista dos navegadores').check();
	await expect(page.getByText('Precisa de todos os subdomínios')).toBeVisible();
	await page.getByLabel('Todos os subdomínios').check();
	await store(page);
	expect(JSON.parse(await desk.read('site-settings.json'))).toMatchObject({
		hsts: { includeSubDomains: true, preload: true },
		publish: { to: 'folder', folder: '/srv/quatro-vistas' },
	});
});

test('a refused value: the field says why, and nothing is stored', async ({ page, desk, complaints }) => {
	complaints.expect(/422/);
	await openForm(page, desk, abade);
	const before = await desk.read(abade);
	const castas = group(page, 'Ficha técnica').getByLabel('Castas', { exact: true });
	await castas.fill('Tinta Roriz 60 %, Touriga Franca 30 %');
	await expect(castas).toHaveAttribute('aria-invalid', 'true');
	await expect(castas).toHaveAccessibleDescription('Soma 90 %; tem de somar 100 %.');
	await save(page).click();
	await expect(page.getByRole('status')).toHaveText('Não se guardou: há erros por corrigir.');
	expect(await desk.read(abade)).toBe(before);
	await page.getByRole('button', { name: 'Anular' }).click();
	await expect(castas).toHaveAttribute('aria-invalid', 'false');
	await page.getByRole('button', { name: 'Refazer' }).click();
	await expect(castas).toHaveValue('Tinta Roriz 60 %, Touriga Franca 30 %');
	await expect(page.getByRole('link', { name: /Abade.*com erros/ })).toBeVisible();
	await giveUp(page);
});

test('what is typed outlasts the page and the desk', async ({ page, desk, complaints }) => {
	// The page asks while the desk is closed.
	complaints.expect(/net::ERR_|WebSocket|\[vite\]|Failed to fetch/);
	await openForm(page, desk, abade);
	await page.getByLabel('Frase').fill('Cinco parcelas, uma por face.');
	await expect(page.getByRole('link', { name: /Abade.*por guardar/ })).toBeVisible();
	await desk.stop();
	await page.getByLabel('Tipo').fill('Tinto do Douro');
	await expect(page.getByRole('status')).toContainText('A mesa não responde');
	await desk.start();
	await openForm(page, desk, abade);
	await expect(page.getByLabel('Frase')).toHaveValue('Cinco parcelas, uma por face.');
	await expect(page.getByLabel('Tipo')).toHaveValue('Tinto do Douro');
	await giveUp(page);
});

test('a conflict: both texts stand side by side, and the owner chooses', async ({ page, desk, complaints }) => {
	complaints.expect(/409/);
	await openForm(page, desk, abade);
	await page.getByLabel('Frase').fill('Minha frase do Abade.');
	const elsewhere = (await desk.read(abade)).replace('kind: Tinto, Douro', 'kind: Tinto do Cima Corgo');
	await desk.write(abade, elsewhere);
	await save(page).click();
	const conflict = page.getByRole('region', { name: 'Duas versões deste ficheiro' });
	await expect(conflict.getByRole('region', { name: 'A minha' })).toContainText('Minha frase do Abade.');
	await expect(conflict.getByRole('region', { name: 'No disco' })).toContainText('Tinto do Cima Corgo');
	expect(await desk.read(abade)).toBe(elsewhere);
	for (const width of [1600, 1440, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		const [mine, other] = await conflict
			.locator('pre')
			.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()));
		expect([mine?.y, mine!.right < other!.x], `side by side at ${width} px`).toEqual([other?.y, true]);
	}
	await conflict.getByRole('button', { name: 'Ficar com a outra' }).click();
	await expect(page.getByLabel('Tipo')).toHaveValue('Tinto do Cima Corgo');
	await page.getByRole('button', { name: 'Anular' }).click();
	await expect(page.getByLabel('Frase')).toHaveValue('Minha frase do Abade.');
	await store(page);
	expect(await desk.read(abade)).toContain('line: Minha frase do Abade.');
});

test('a new wine shows in its page before it is stored, and can be had back when it was thrown away', async ({
	page,
	desk,
}) => {
	await open(page, desk.addressOf(abade));
	await page.getByRole('button', { name: 'Novo vinho' }).click();
	const name = page.getByLabel('Nome do vinho');
	await name.fill('Penedo Alto 2024');
	await page.getByRole('button', { name: 'Começar' }).click();
	await expect(page.getByRole('alert')).toContainText('Escreva o nome sem o ano');
	await name.fill('Penedo Alto');
	await page.getByRole('button', { name: 'Começar' }).click();
	await expect(shownPage(page).locator('h1')).toHaveText(/Penedo Alto/);
	await page.getByLabel('Frase').fill('Uma fraga só.');
	await page.getByRole('button', { name: 'Deitar fora' }).click();
	await expect(page.getByRole('status')).toHaveText('Deitou-se fora.');
	await expect(page.getByRole('link', { name: /Penedo Alto/ })).toHaveCount(0);
	await page.getByRole('button', { name: 'Trazer de volta' }).click();
	await expect(page.getByLabel('Frase')).toHaveValue('Uma fraga só.');
	await expect(page.getByRole('link', { name: /Penedo Alto.*por guardar/ })).toBeVisible();
	await giveUp(page);
});

test('files are found by what is written in them', async ({ page, desk }) => {
	await openForm(page, desk, abade);
	const files = page.getByRole('navigation', { name: 'Ficheiros' });
	await page.getByLabel('Procurar').fill('trezentas e doze videiras');
	await expect(files.getByRole('listitem')).toHaveText([
		/^A poda na Vinha Velha… semanas, quatro podadores, nenhuma máquina\. E trezentas e doze videiras por retanchar\.$/,
	]);
	// Of what stands in both languages, the line of the original.
	await page.getByLabel('Procurar').fill('Leonor Sarzedo');
	await expect(files.getByRole('listitem').filter({ hasText: /^Abade/ })).toContainText('Enologia: Leonor Sarzedo');
	await page.getByLabel('Procurar').fill('vinho nenhum tem isto');
	await expect(files.getByRole('status')).toHaveText('Em nenhum título nem texto.');
});

/** Once the desk itself has what is typed next: the window says at once that it is not stored yet. */
const isTaken = (window: Page) =>
	window.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/draft'));

test('two windows never write over each other', async ({ page, context, desk, complaints }) => {
	complaints.expect(/409/);
	await openForm(page, desk, visit);
	const other = await context.newPage();
	await openForm(other, desk, visit);
	const taken = isTaken(page);
	await page.getByLabel('Nome', { exact: true }).fill('Um dia de vindima a sério');
	await expect(page.getByRole('status')).toHaveText('Por guardar.');
	await taken;
	await other.getByLabel('Nome', { exact: true }).fill('Vindima por um dia');
	await expect(other.getByRole('region', { name: 'Na outra janela' })).toContainText('Um dia de vindima a sério');
	await other.getByRole('button', { name: 'Ficar com a outra' }).click();
	await expect(other.getByLabel('Nome', { exact: true })).toHaveValue('Um dia de vindima a sério');
	await other.close();
	await giveUp(page);
});

test('a second press of Guardar while the first is on its way finds nothing in the way', async ({ page, desk }) => {
	await openForm(page, desk, visit);
	const name = page.getByLabel('Nome', { exact: true });
	const before = await name.inputValue();
	await name.fill('Um dia de vindima a sério');
	await page.keyboard.press('Control+s');
	await page.keyboard.press('Control+s');
	await expect(page.getByRole('status')).toHaveText('Guardado.');
	await expect(page.getByRole('region', { name: 'Duas versões deste ficheiro' })).toHaveCount(0);
	expect(await desk.read(visit)).toContain('name: Um dia de vindima a sério');
	await name.fill(before);
	await store(page);
});

test('what a window has typed is not stored by saying so once another window has stored its own text', async ({
	page,
	context,
	desk,
	complaints,
}) => {
	complaints.expect(/409/);
	const name = (window: Page) => window.getByLabel('Nome', { exact: true });
	await openForm(page, desk, visit);
	const before = await name(page).inputValue();
	const other = await context.newPage();
	await openForm(other, desk, visit);
	const taken = isTaken(page);
	await name(page).fill('Um dia de vindima a sério');
	await taken;
	await name(other).fill('Vindima por um dia');
	await other.getByRole('button', { name: 'Ficar com a minha' }).click();
	await store(other);
	await save(page).click();
	await expect(page.getByRole('region', { name: 'No disco' })).toContainText('Vindima por um dia');
	await page.getByRole('button', { name: 'Ficar com a outra' }).click();
	await expect(name(page)).toHaveValue('Vindima por um dia');
	await name(page).fill(before);
	await store(page);
	await other.close();
});

test('a file that cannot be read is told with its line and left alone @long', async ({ page, desk }) => {
	const path = 'src/content/wines/foz.md';
	const text = await desk.read(path);
	await desk.write(path, text.replace('name: Foz', 'name: "Foz'));
	await page.goto(desk.addressOf(path));
	await expect(page.getByRole('alert')).toContainText(
		'foz.md, linha 2: Há aspas que abrem nesta linha e não fecham nela.',
	);
	await desk.write(path, text);
});

const english = 'src/content/en/wines/abade.md';
const englishForm = (page: Page) => page.getByRole('form', { name: 'English' });

test('a translation stands beside its original, and the page beside both in the language that is edited', async ({
	page,
	desk,
}) => {
	await open(page, desk.addressOf(abade));
	await expect(shownPage(page).getByText('Tinto, Douro').first()).toBeVisible();
	await page.getByRole('button', { name: 'English', exact: true }).click();
	await expect(shownPage(page).getByText('Red, Douro').first()).toBeVisible();
	await englishForm(page).getByLabel('Tipo').fill('Douro red');
	await expect(shownPage(page).getByText('Douro red').first()).toBeVisible();
	await page.getByRole('form', { name: 'Campos' }).getByLabel('Tipo').fill('Tinto do Douro');
	await expect(shownPage(page).getByText('Tinto do Douro').first()).toBeVisible();
	await expect(page.getByRole('link', { name: /^Abade.*por guardar.*English por guardar/ })).toBeVisible();
	const before = await desk.read(english);
	await page.getByRole('button', { name: 'Guardar tudo (2)' }).click();
	await expect(page.getByRole('status')).toHaveText('Guardado.');
	expect(await desk.read(abade)).toContain('kind: Tinto do Douro\n');
	const after = await desk.read(english);
	expect(after.split('\n').filter((line, index) => line !== before.split('\n')[index])).toEqual([
		expect.stringMatching(/^source: /),
		'kind: Douro red',
	]);
	await expect(page.getByText('Diz o mesmo que o português.')).toBeVisible();
	// What is stored in the other language is not typed any more, and is there again when the desk is opened at it.
	await open(page, desk.addressOf(english));
	await expect(englishForm(page).getByLabel('Tipo')).toHaveValue('Douro red');
	await expect(save(page)).toBeDisabled();
	expect(await axeViolations(page)).toEqual([]);
});

test('what has changed since it was translated is named, and noted as revised', async ({ page, desk }) => {
	await openForm(page, desk, abade);
	await page.getByLabel('Frase').fill('Cinco parcelas à volta do mesmo cabeço.');
	await store(page);
	await expect(page.getByRole('link', { name: /^Abade.*English por rever/ })).toBeVisible();
	await page.getByRole('link', { name: 'Línguas' }).click();
	await expect(page.getByRole('heading', { name: 'O português mudou depois de traduzido (1)' })).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
	await page.getByRole('main').getByRole('link', { name: 'Abade' }).click();
	await page.getByRole('button', { name: 'Está revista' }).click();
	await expect(page.getByText('Diz o mesmo que o português.')).toBeVisible();
	await page.getByRole('link', { name: 'Línguas' }).click();
	await expect(page.getByText('59 de 59 ficheiros dizem o mesmo que o português.')).toBeVisible();
});

test('an original that outgrows its translation is stored without it, and the translation waits', async ({
	page,
	desk,
	complaints,
}) => {
	complaints.expect(/422/);
	await openForm(page, desk, visit);
	const before = await desk.read(visit);
	await group(page, 'Incluído').getByRole('button', { name: 'Juntar a Incluído' }).click();
	await page.getByRole('textbox', { name: 'Incluído, 5' }).fill('um avental');
	await save(page).click();
	await expect(page.getByRole('alert')).toContainText('(English), Incluído: Tem 4; em português são 5.');
	expect(await desk.read(visit)).toBe(before);
	await page.getByRole('button', { name: 'Guardar só o português' }).click();
	await expect(page.getByRole('status')).toHaveText('Guardado.');
	expect(await desk.read(visit)).toContain('  - um avental\n');
	const translation = visit.replace('content/', 'content/en/');
	await expect(desk.read(translation)).rejects.toThrow('ENOENT');
	// What was refused goes once the texts are checked again: until then the page may move under the pointer.
	await expect(page.getByRole('alert')).toHaveCount(0);

	await page.getByRole('button', { name: 'English', exact: true }).click();
	await expect(page.getByText(/^Por acabar/)).toBeVisible();
	await englishForm(page).getByRole('button', { name: 'Juntar a Incluído' }).click();
	await englishForm(page).getByRole('textbox', { name: 'Incluído, 5' }).fill('an apron');
	await expect(page.getByText('Por acabar.')).toBeVisible();
	await store(page);
	expect(await desk.read(translation)).toContain('  - an apron\n');
	await expect(page.getByText('Diz o mesmo que o português.')).toBeVisible();
});

test('a translation is begun, kept while it is half done, and thrown away', async ({ page, desk, complaints }) => {
	complaints.expect(/422/);
	const path = 'src/content/news/nova-carta.md';
	const article = (await desk.read('src/content/news/poda-na-vinha-velha.md'))
		.replace(/title: .*/, 'title: Uma carta nova')
		.replace(/(?<=---\n\n)[\s\S]*/, 'Uma carta chegou à quinta, e nela vinha o mapa de outra encosta.\n');
	await desk.write(path, article);
	await openForm(page, desk, path);
	await page.getByRole('button', { name: 'English', exact: true }).click();
	await expect(page.getByText('Por traduzir: a página sai em português, e diz que é assim.')).toBeVisible();
	await page.getByRole('button', { name: 'Começar a tradução' }).click();
	await englishForm(page).getByLabel('Título da página').fill('A new letter');
	await expect(page.getByRole('status')).toHaveText(/\d+ erros por corrigir/);
	await save(page).click();
	await expect(page.getByRole('alert')).toContainText('Endereço: Falta');
	await expect(page.getByRole('link', { name: /English por acabar/ })).toBeVisible();
	await openForm(page, desk, path.replace('content/', 'content/en/'));
	await expect(englishForm(page).getByLabel('Título da página')).toHaveValue('A new letter');
	await page.getByRole('button', { name: 'Deitar fora' }).click();
	await expect(page.getByRole('button', { name: 'Começar a tradução' })).toBeVisible();
	await page.getByRole('button', { name: 'Trazer de volta' }).click();
	await expect(englishForm(page).getByLabel('Título da página')).toHaveValue('A new letter');
	await page.getByRole('button', { name: 'Deitar fora' }).click();
	await expect(page.getByRole('link', { name: /English por acabar/ })).toHaveCount(0);
	await desk.remove(path);
});

test('the desk has no faults that axe finds, and its form is worked by keys alone', async ({ page, desk }) => {
	await open(page, desk.addressOf(abade));
	await expect(shownPage(page).locator('h1')).toBeVisible();
	expect(await axeViolations(page)).toEqual([]);
	await page.getByLabel('Família').focus();
	const rabigato = page.getByLabel('Rabigato 135–219 m, 4,76 ha');
	await expect(async () => {
		await page.keyboard.press('Tab');
		await expect(rabigato).toBeFocused({ timeout: 50 });
	}).toPass({ intervals: [0] });
	await page.keyboard.press('Space');
	await expect(rabigato).toBeChecked();
	await page.keyboard.press('Control+z');
	await expect(rabigato).not.toBeChecked();
});

test('at 390 px nothing is wider than the screen, and a value of a sheet has the whole line @long', async ({
	page,
	desk,
	complaints,
}) => {
	complaints.expect(/422/);
	await page.setViewportSize({ width: 390, height: 844 });
	await openForm(page, desk, abade);
	const castas = group(page, 'Ficha técnica').getByLabel('Castas', { exact: true });
	expect((await castas.boundingBox())?.width).toBeGreaterThan(300);
	await castas.fill('');
	await save(page).click();
	const refusal = page.getByRole('alert');
	await expect(refusal).toBeFocused();
	// Below the header, which stays over the form.
	const header = await boxOf(page.getByRole('banner'));
	expect((await refusal.boundingBox())?.y).toBeGreaterThanOrEqual(header.height);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	await page.getByRole('button', { name: 'Deitar fora' }).click();
	await expect(page.getByRole('link', { name: /^Abade.*por guardar/ })).toHaveCount(0);
});
