import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ArchiveManifest } from '../../src/extract/manifest';

/** The archive that the site under test serves. */
export const manifest: ArchiveManifest = JSON.parse(readFileSync('dist/map/archive.json', 'utf8'));

/** The hash of the stored blocks joined in the order of a manifest, as the map reads them. */
export async function storedHash(page: Page, { blocks }: ArchiveManifest = manifest): Promise<string> {
	return page.evaluate(async (blocks) => {
		const parts = await Promise.all(blocks.map(async (hash) => (await caches.match(`/map/block/${hash}`))?.blob()));
		const digest = await crypto.subtle.digest(
			'SHA-256',
			await new Blob(parts.filter((part) => part !== undefined)).arrayBuffer(),
		);
		return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
	}, blocks);
}

/** Puts other bytes in the place of a stored block, as a failing disk would. */
export async function damageBlock(page: Page, hash: string): Promise<void> {
	await page.evaluate(async (key) => {
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			if (await cache.match(key)) await cache.put(key, new Response('ferrugem'));
		}
	}, `/map/block/${hash}`);
}

/** Takes a stored block away, as a browser short of space would. */
export async function evictBlock(page: Page, hash: string): Promise<void> {
	await page.evaluate(async (key) => {
		for (const name of await caches.keys()) await (await caches.open(name)).delete(key);
	}, `/map/block/${hash}`);
}
