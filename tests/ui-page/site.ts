import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { createServer } from '../../server/create-server';
import { makeFolder, open, wordpressAt } from '../unit/test-site';

const headers = `/*
  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; base-uri 'none'
`;

const layers = '@layer tokens, base, ui, page;\n';

/** A site of one page that holds every piece of `src/ui`: prerendered, under the site's policy, and hydrated. */
export type UiSite = { origin: string; close(): Promise<void> };

export async function openUiSite(): Promise<UiSite> {
	const { folder, remove } = await makeFolder({});
	await bundleFor({ rolldownOptions: { input: source('client.tsx') }, manifest: 'manifest.json', outDir: folder });
	const prerendered = join(folder, 'prerendered');
	await bundleFor(
		{ ssr: source('prerender.tsx'), outDir: prerendered, rolldownOptions: { output: { entryFileNames: 'page.mjs' } } },
		true,
	);
	const { render } = await import(pathToFileURL(join(prerendered, 'page.mjs')).href);
	const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
	const { file, css } = manifest['tests/ui-page/client.tsx'];
	for (const name of css) await writeFile(join(folder, name), layers + (await readFile(join(folder, name), 'utf8')));
	await writeFile(join(folder, 'pecas.html'), document(render(), file, css));
	await writeFile(join(folder, '_headers'), headers);

	// No form and no news: nobody asks WordPress anything.
	const server = await open(await createServer({ dist: folder, wordpress: wordpressAt('http://127.0.0.1:9') }));

	return {
		origin: server.address,
		async close() {
			await server.close();
			await remove();
		},
	};
}

async function bundleFor(options: InlineConfig['build'], whole = false): Promise<void> {
	await build({
		root: fileURLToPath(new URL('../..', import.meta.url)),
		configFile: false,
		logLevel: 'silent',
		publicDir: false,
		plugins: [react()],
		...(whole ? { ssr: { noExternal: true } } : {}),
		build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, ...options },
	});
}

function source(name: string): string {
	return fileURLToPath(new URL(name, import.meta.url));
}

function document(body: string, script: string, styles: string[]): string {
	return `<!DOCTYPE html><html lang="pt-PT"><head><meta charset="utf-8"><title>Peças</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
${styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')}<script type="module" src="/${script}"></script></head>
<body><div id="root">${body}</div></body></html>`;
}
