import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Release } from './releases.ts';

/** Files of `hosting/` that an owner copies to the web server, which goes by the copy until the next one. */
const copied = ['nginx.conf', 'Caddyfile', 'htaccess'];

/** In the folder of a host: the digests of those that belong to what is published there. */
export const configurationsName = '.quatro-vistas-hosting.json';
const digestsSchema = z.record(z.string(), z.string());

/** Writes beside a release the digests of its configurations. @returns where; nothing for a release from before there were any */
export async function recordConfigurations({ folder }: Release): Promise<string | undefined> {
	const digests = await digestsOf(folder);
	if (digests.size === 0) return undefined;
	const path = join(folder, 'configurations.json');
	await writeFile(path, JSON.stringify(Object.fromEntries(digests)));
	return path;
}

/** The configurations of a release that are not those of what is published in a folder; of a folder without a record all may be. */
export async function changedConfigurations({ folder }: Release, published: string): Promise<string[]> {
	const record = join(published, configurationsName);
	const before = existsSync(record) ? digestsSchema.parse(JSON.parse(await readFile(record, 'utf8'))) : {};
	return [...(await digestsOf(folder))].filter(([name, digest]) => before[name] !== digest).map(([name]) => name);
}

async function digestsOf(folder: string): Promise<Map<string, string>> {
	const digests = new Map<string, string>();
	for (const name of copied) {
		const path = join(folder, 'hosting', name);
		if (existsSync(path)) digests.set(name, hash('sha256', await readFile(path)));
	}
	return digests;
}
