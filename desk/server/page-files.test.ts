import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/unit/test-site';
import { openPage } from './page-files';

test('the page of the desk is built once, and anew when something of it has changed', async ({ onTestFinished }) => {
	const { folder, remove } = await makeFolder({});
	onTestFinished(remove);
	const place = join(folder, 'page.json');
	const open = async () => (await openPage(resolve('.'), place)).get('/desk/index.html')?.bytes.toString('utf8');
	expect(await open()).toMatch(/content="%TOKEN%".*src="\/desk\/assets\/index-/s);
	const built = JSON.parse(await readFile(place, 'utf8'));
	expect(Object.keys(built.inputs)).toEqual(
		expect.arrayContaining(['desk/page/app.tsx', 'desk/page/desk.module.css', 'src/styles/fonts/ysabeau.woff2']),
	);
	const files = { 'index.html': Buffer.from('as it was').toString('base64') };
	await writeFile(place, JSON.stringify({ ...built, files }));
	expect(await open()).toBe('as it was');
	await writeFile(place, JSON.stringify({ inputs: { ...built.inputs, 'desk/page/app.tsx': 'another' }, files }));
	expect(await open()).toContain('%TOKEN%');
});
