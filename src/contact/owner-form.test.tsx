// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { outcomeTexts } from '#messages/outcomes';
import { fireEvent, waitFor } from '../../tests/unit/testing-library';
import { outcomeTexts as english } from '../messages/en/outcomes';
import { textsOf } from '../outbox/message';
import { fillIn } from './form-draft';
import { choose, clearChoices } from './owner-choices';
import { outboxFileBytes, restoreFiles, tooLargeToKeep } from './owner-files';
import { writtenIn } from './owner-helpers';
import { setUpFormPage } from './testing/form-page';

vi.mock('virtual:content/form', async () => {
	const { recordedOwnerForm } = await import('../../tests/conformance/owner-form');
	return { default: recordedOwnerForm() };
});

const recorded = document.createElement('div');
recorded.innerHTML = readFileSync('tests/conformance/recorded/form-b.html', 'utf8');
const page = setUpFormPage();
const control = (name: string, value?: string) =>
	page.form.querySelector<HTMLInputElement>(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`)!;

function fillOwnerForm(): void {
	for (const [name, value] of [
		['ks-text', 'abcde'],
		['ks-email', 'a@example.com'],
		['ks-select', 'Vendas'],
		['ks-quiz', 'Lisboa'],
	] as const) {
		fireEvent.input(control(name), { target: { value } });
		fireEvent.change(control(name), { target: { value } });
	}
	fireEvent.click(control('ks-excl', 'Sim'));
	fireEvent.click(control('ks-radio', 'Tarde'));
	fireEvent.click(control('ks-acc'));
}

it('every control of the recorded form is on the page as the plugin rendered it', async () => {
	await page.open();
	// The client may have closed texts beside options already.
	const described = (root: Element, selector: string) =>
		[...root.querySelectorAll(selector)].map((element) =>
			[...element.attributes]
				.filter(
					({ name, value }) =>
						!['checked', 'aria-label', 'disabled', 'value'].includes(name) || (name === 'value' && value !== ''),
				)
				.map(({ name, value }) => `${name.toLowerCase()}=${name === 'multiple' ? '' : value}`)
				.sort(),
		);
	const controls = '.wpcf7-form-control-wrap :is(input, select, textarea):not([type=hidden])';
	expect(described(page.form, controls)).toEqual(described(recorded, controls));
	expect(page.form.enctype).toBe('multipart/form-data');
	expect(control('ks-hidden').value).toBe('escondido');
});

it('the limit of a file is said beside its field, and free texts have a name', async () => {
	await page.open();
	expect(page.form.textContent).toContain('Até 20\u00a0kB.');
	expect(control('_wpcf7_free_text_ks-cfree').getAttribute('aria-label')).toBe('Outro: qual?');
});

it('where the server was never reached, the rules that came with the form hold', async () => {
	localStorage.clear();
	page.server.reachable = false;
	await page.open();
	await waitFor(() => expect(page.form.parentElement?.className).toContain(' js'));
	fillOwnerForm();
	fireEvent.input(control('ks-text'), { target: { value: 'ab' } });
	page.send();
	await page.status('invalid');
	expect(page.form.textContent).toContain('Texto: O texto é demasiado curto.');
	expect(await page.stored()).toEqual([]);
});

it('a message with several values of a name is put back whole', async () => {
	await page.open();
	const entries = [
		['_wpcf7', '7'],
		['ks-check[]', 'Um'],
		['ks-check[]', 'Três'],
		['ks-rfree', 'Branco'],
		['ks-acc', '1'],
	] as const;
	fillIn(page.form, { values: textsOf({ entries }) });
	const chosen = [...page.form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
	expect(chosen).toEqual(['Um', 'Três', 'Branco']);
	expect(control('_wpcf7').value).toBe('5');
});

it('what was chosen is there again after a reload, without consents and answers', async () => {
	await page.open();
	await waitFor(() => expect(page.form.parentElement?.className).toContain(' js'));
	fillOwnerForm();
	fireEvent.click(control('ks-cfree[]', 'Outro'));
	await page.reload();
	await waitFor(() => expect(control('ks-excl', 'Sim').checked).toBe(true));
	expect(control('ks-radio', 'Tarde').checked).toBe(true);
	expect(control('ks-cfree[]', 'Outro').checked).toBe(true);
	expect(control('_wpcf7_free_text_ks-cfree').disabled).toBe(false);
	expect(control('ks-acc').checked).toBe(false);
	expect(control('ks-quiz').value).toBe('');
});

it('all that is written can be taken along, field by field', async () => {
	await page.open();
	fillOwnerForm();
	expect(writtenIn(page.form)).toContain('Texto: abcde\nEmail: a@example.com\n');
});

it('what a message left unticked is not ticked by what stood in the form before it', async () => {
	await page.open();
	fillIn(page.form, { values: { 'ks-check[]': ['Um', 'Três'], 'ks-radio': 'Tarde' } });
	clearChoices(page.form);
	fillIn(page.form, { values: textsOf({ entries: [['ks-radio', 'Tarde']] }) });
	const chosen = [...page.form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
	expect(chosen).toEqual(['Tarde']);
});

it('files that together are too large to wait are named by their fields', () => {
	const data = new FormData();
	data.append('photos[]', new File([new Uint8Array(6 * 1024 * 1024)], 'a.png'));
	expect(tooLargeToKeep(data)).toEqual([]);
	data.append('photos[]', new File([new Uint8Array(6 * 1024 * 1024)], 'b.png'));
	expect(tooLargeToKeep(data).map(({ field }) => field)).toEqual(['photos']);
});

it('a message whose files are too large to wait, and that does not go out, says that and not that the device is full', async () => {
	const words = outcomeTexts.oversized.form;
	for (const text of [words, english.oversized.form])
		expect(text).toContain(`${outboxFileBytes / 1024 / 1024}\u00a0MB`);
	await page.open();
	await waitFor(() => expect(page.form.parentElement?.className).toContain(' js'));
	fillOwnerForm();
	const chosen = new DataTransfer();
	chosen.items.add(new File([new Uint8Array(outboxFileBytes + 1)], 'vinha.txt'));
	control('ks-file').files = chosen.files;
	page.server.feedback = { status: 413 };
	page.send();
	await page.status('custom-http-error');
	expect(page.server.posted).toHaveLength(1);
	expect(page.output).toBe(`O servidor respondeu com um erro. ${words}`);
	expect(control('ks-text').value).toBe('abcde');
	expect([...(control('ks-file').files ?? [])].map(({ name }) => name)).toEqual(['vinha.txt']);
	expect(await page.stored()).toEqual([]);
	page.expectConsole({ code: 'http_error', message: 'The server responded with an error.' });
});

it('a file that cannot be put back is to be chosen again', () => {
	vi.stubGlobal('DataTransfer', undefined);
	document.body.innerHTML = '<form id="owner"><input type="file" name="cv"></form>';
	const file = { name: 'cv.pdf', type: 'application/pdf', bytes: new ArrayBuffer(2) };
	const message = { entries: [['cv', file]] } as unknown as Parameters<typeof restoreFiles>[1];
	const form = document.querySelector<HTMLFormElement>('#owner')!;
	expect(restoreFiles(form, message)).toEqual([
		{ field: 'cv', message: 'Volte a escolher cv.pdf: daqui não se repõe.' },
	]);
	vi.unstubAllGlobals();
	form.remove();
});

it('of a list of several, those are chosen that were', () => {
	document.body.innerHTML = '<select multiple><option>a</option><option selected>b</option><option>c</option></select>';
	const list = document.querySelector('select')!;
	expect(choose(list, ['a', 'c'])).toBe(true);
	expect([...list.options].filter(({ selected }) => selected).map(({ value }) => value)).toEqual(['a', 'c']);
	expect(choose(list, ['a', 'c'])).toBe(false);
});
