import { expect, test } from 'vitest';
import { runImagery } from './command';

test.each([
	[['--quality', '0'], /--quality is a whole number from 1 to 100, not '0'/],
	[['--quality', 'best'], /--quality is a whole number from 1 to 100, not 'best'/],
	[['--sorce', 'a.tif'], /'--sorce'/],
	[['orto.tif'], /'orto.tif'/],
])('%j is refused before anything is done', async (args, message) => {
	await expect(runImagery(args)).rejects.toThrow(message);
});
