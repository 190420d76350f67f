import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const weightNames = ['html', 'css', 'js'] as const;

/** Transferred bytes. */
type PageWeights = Record<(typeof weightNames)[number], number>;

/** What only the map's page loads, and is weighed with the map: its engine, and the stage that the engine appears on. */
export const isMapCode = (file: string) => /^(assets\/)?(maplibre|map-stage).*\.(m?js|css)$/.test(file);

/** Transferred bytes of a page's HTML and of the style sheets and scripts that its HTML names, map code apart. */
export async function pageWeights(outDir: string, page: string): Promise<PageWeights> {
	const html = await readFile(join(outDir, page), 'utf8');
	const named = [...html.matchAll(/[" ]\/(assets\/[^" ]+\.(css|js))(?=[" ])/g)];
	const weights: PageWeights = { html: await transferred(join(outDir, page)), css: 0, js: 0 };
	for (const [file, kind] of new Map(named.map(([, file = '', kind]) => [file, kind]))) {
		if (!isMapCode(file)) weights[kind === 'css' ? 'css' : 'js'] += await transferred(join(outDir, file));
	}
	return weights;
}

/** The bytes that go over the line: the brotli sibling's where there is one. */
export async function transferred(file: string): Promise<number> {
	const sibling = `${file}.br`;
	return (await stat(existsSync(sibling) ? sibling : file)).size;
}
