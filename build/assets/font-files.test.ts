import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFiles, lettersOfWords } from './font-files.ts';

test('the fonts have every letter that the languages of the site need; what is missing comes with `npm run fonts`', async () => {
	const letters = await lettersOfWords();
	expect(letters).toContain('ã');
	for (const { to } of fontFiles()) {
		if (to.endsWith('/contour-figures.woff2')) continue;
		const { characterSet } = create(await readFile(`src/styles/fonts/${to}`));
		expect(
			[...letters].filter((letter) => !characterSet.includes(letter.codePointAt(0) ?? 0)),
			to,
		).toEqual([]);
	}
});
