// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reloadForMissingChunks } from './missing-chunk';

const page = { reload: vi.fn(), keepTypedText: vi.fn(() => true) };
beforeAll(() => reloadForMissingChunks(page));
beforeEach(() => {
	sessionStorage.clear();
	page.reload.mockClear();
	page.keepTypedText.mockReset().mockReturnValue(true);
	const script = document.createElement('script');
	script.dataset.app = '/assets/index-old.js';
	script.dataset.words = '/assets/words-pt-old/page-of-this-address.js';
	document.documentElement.dataset.words = '/assets/words-pt-old/';
	vi.spyOn(document, 'querySelector').mockReturnValue(script);
});
afterEach(() => void vi.unstubAllGlobals());

test('a page whose build is gone from the server reloads when a script is missing, once', async () => {
	answerWith('<script data-app="/assets/index-new.js"></script>');
	await missChunk();
	expect(page.reload).toHaveBeenCalledTimes(1);
	await missChunk();
	expect(page.reload).toHaveBeenCalledTimes(1);
});

test.each([
	['the same build is still there', pageOf('words-pt-old', '<script data-app="/assets/index-old.js"></script>')],
	[
		'another page of the same build answers',
		pageOf(
			'words-pt-old',
			'<script data-app="/assets/index-old.js" data-words="/assets/words-pt-old/page-of-another.js"></script>',
		),
	],
	['something that is no page of the site answers', '<p>Bad gateway</p>'],
	['nothing answers', undefined],
])('it stays as it is when %s', async (_, answer) => {
	answerWith(answer);
	await missChunk();
	expect(page.reload).not.toHaveBeenCalled();
});

test('it reloads where only the words of its language changed', async () => {
	answerWith(pageOf('words-pt-new', '<script data-app="/assets/index-old.js"></script>'));
	await missChunk();
	expect(page.reload).toHaveBeenCalledTimes(1);
});

test('it stays as it is where what was typed would be lost', async () => {
	page.keepTypedText.mockReturnValue(false);
	answerWith('<script data-app="/assets/index-new.js"></script>');
	await missChunk();
	expect(page.reload).not.toHaveBeenCalled();
});

function pageOf(words: string, script: string): string {
	return `<html lang="pt-PT" data-words="/assets/${words}/"><head>${script}</head></html>`;
}

function answerWith(html: string | undefined): void {
	vi.stubGlobal('fetch', async () => {
		if (html === undefined) throw new TypeError('Failed to fetch');
		return new Response(html);
	});
}

async function missChunk(): Promise<void> {
	dispatchEvent(new Event('vite:preloadError'));
	await new Promise((resolve) => setTimeout(resolve, 20));
}
