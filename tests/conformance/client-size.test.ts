import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundle } from '../kitchen-sink/bundle';

/** Bytes as a compressing server would send them, the rules that are fetched when a form needs them included. */
async function weigh(entry: string): Promise<number> {
	const files = await bundle(entry, ['idb']);
	return files.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

it('the client that takes the place of the plugin’s own, with every helper and rule, weighs 9.65 kB at most', async () => {
	expect(await weigh('src/cf7/client/entry.ts')).toBeLessThanOrEqual(9650);
}, 30_000);

it('the client as the contact page has it, with every rule and the outbox, weighs 11.6 kB at most', async () => {
	expect(await weigh('tests/kitchen-sink/contact-parts.ts')).toBeLessThanOrEqual(11_600);
}, 30_000);
