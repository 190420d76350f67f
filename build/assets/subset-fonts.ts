import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontFiles, lettersOfWords } from './font-files.ts';

/**
 * Subsets the families to what the languages of the site need (docs/design.md 2.2) and writes them to src/styles/fonts, the map's figures beside the map.
 * Run by hand with `npm run fonts` when a family changes or a language has new letters; the results are committed.
 */
const require = createRequire(import.meta.url);
let total = 0;
for (const { from, to, text, ...options } of fontFiles(await lettersOfWords())) {
	const subset = await subsetFont(await readFile(require.resolve(from)), text, { targetFormat: 'woff2', ...options });
	await writeFile(new URL(`../../src/styles/fonts/${to}`, import.meta.url), subset);
	total += subset.length;
	console.log(`${to}: ${subset.length} bytes`);
}
console.log(`in all ${total} bytes`);
