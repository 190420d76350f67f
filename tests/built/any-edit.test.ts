import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContentFiles } from '../../build/content/read-content';
import { anyEdit, edited } from '../../build/content/testing/edits';
import { copyCheckout, removeCheckout } from '../e2e/checkout';

/** Each takes as long as a build: `npm run test:all`. */
const isLong = process.env.LONG !== undefined;
const files = readContentFiles();
const edits = fc.sample(fc.tuple(fc.constantFrom(...files.keys()), anyEdit), { numRuns: 10, seed: 16 });

let checkout = '';
beforeAll(async () => {
	if (isLong) checkout = await copyCheckout();
}, 60_000);
afterAll(() => (isLong ? removeCheckout(checkout) : undefined));

test.runIf(isLong).each(edits)(
	'%s with any edit is built right, or refused with its place, and the present build stays as it is',
	async (file, edit) => {
		const path = join(checkout, file);
		const present = await readFile(join(checkout, 'dist/index.html'), 'utf8');
		// The copy is linked to the original: a new file takes its place.
		await rm(path);
		await writeFile(path, edited(files.get(file) ?? '', edit));
		const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build', '--', '--aside'], {
			cwd: checkout,
			encoding: 'utf8',
			// Not what Vitest defines for tests.
			env: { PATH: process.env.PATH, HOME: process.env.HOME },
		});
		expect(await readFile(join(checkout, 'dist/index.html'), 'utf8')).toBe(present);
		await rm(path);
		await writeFile(path, files.get(file) ?? '');
		if (status === 0) await expectWhole(stdout.trim().split('\n').at(-1) ?? '');
		else for (const line of faults(stderr)) expect(line).toMatch(/^src\/content\/[\w/.-]+:\d+: \S.+/);
	},
	300_000,
);

/** npm tells of its own settings first. */
function faults(stderr: string): string[] {
	const lines = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
	expect(lines.length).toBeGreaterThan(0);
	return lines;
}

async function expectWhole(release: string): Promise<void> {
	const dist = join(checkout, 'build-output/releases', release, 'dist');
	const pages = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'));
	expect(pages.length).toBeGreaterThan(40);
	for (const page of pages) {
		const html = await readFile(join(dist, page), 'utf8');
		expect(html, page).toMatch(/<h1[^>]*>(<span[^>]*>)*[^<]/);
		expect(html.replaceAll(/<script.*?<\/script>/gs, ''), page).not.toMatch(/>[^<]*\b(undefined|NaN)\b[^<]*</);
	}
}
