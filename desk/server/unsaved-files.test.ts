import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { unsavedFiles } from './unsaved-files';

it.each([
	['wines', 'src/wines/load-wine.ts'],
	['news', 'src/news/load-article.ts'],
])('a file of %s that is only typed is among those that a page can load', (folder, module) => {
	const path = `src/content/${folder}/por-guardar.md`;
	const { plugin } = unsavedFiles(resolve('.'), () => new Map([[path, '']]));
	const { transform } = plugin;
	if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
	const code = Reflect.apply(transform, undefined, [readFileSync(module, 'utf8'), join(resolve('.'), module)]);
	expect(code).toContain(`{"../content/${folder}/por-guardar.md": async () => (await import("/${path}")).default}`);
});
