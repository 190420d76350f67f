import { readFileSync } from 'node:fs';
import type { PluginOption } from 'vite';
import { expect, it } from 'vitest';
import { prerendering, wordsOf } from './rendering';

const settings = readFileSync('site-settings.json', 'utf8');

async function namesOf(plugins: PluginOption): Promise<string[]> {
	const each = await plugins;
	if (Array.isArray(each)) return (await Promise.all(each.map(namesOf))).flat();
	return each ? [each.name] : [];
}

it('pages are prerendered with the labels of the map as they were placed anew, as browsers have them', async () => {
	expect(await namesOf(prerendering(settings, new Map()).plugins)).toContain('new-labels');
});

it('what is of one language is in its own program alone', async () => {
	const [pages, words] = [prerendering(settings, new Map()), wordsOf('en', settings, new Map())];
	expect(await namesOf(pages.plugins)).toContain('words-outside');
	for (const plugin of ['words-in-one-language', 'language-list', 'content-files']) {
		expect(await namesOf(words.plugins)).toContain(plugin);
		expect(await namesOf(pages.plugins)).not.toContain(plugin);
	}
});
