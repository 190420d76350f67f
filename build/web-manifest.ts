import { existsSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { addressIn, type Language } from '../src/content/addresses.ts';
import type { manifestMessages } from '../src/messages/pt/web-manifest.ts';
import type { Words } from '../src/messages/words-type.ts';

type ManifestWords = Words<typeof manifestMessages>;

/** The address of a language's web manifest. */
export function manifestAddress(language: Language): string {
	return `${language.isMain ? '' : addressIn(language, '/')}/manifest.webmanifest`;
}

/** The web manifest of each language by its address. */
export async function webManifests(languages: readonly Language[]): Promise<Map<string, Partial<ManifestOptions>>> {
	const manifests = new Map<string, Partial<ManifestOptions>>();
	for (const language of languages) {
		const { module } = await runnerImport<{ manifestMessages: ManifestWords }>(
			`./src/messages/${language.code}/web-manifest.ts`,
			{ configFile: false },
		);
		manifests.set(manifestAddress(language), webManifest(language, module.manifestMessages));
	}
	return manifests;
}

/**
 * What a system shows of the installed site, in one language. Its `id` stays `/` for ever, and is the same in all: by it a system knows the
 * site that it has installed already.
 */
function webManifest(language: Language, words: ManifestWords): Partial<ManifestOptions> {
	return {
		id: '/',
		name: words.name,
		short_name: words.shortName,
		description: words.description,
		lang: language.tag,
		dir: 'ltr',
		start_url: addressIn(language, '/'),
		scope: '/',
		display: 'standalone',
		background_color: '#f4efe4',
		theme_color: '#f4efe4',
		categories: ['food', 'travel'],
		icons: [
			icon('icon-192.png', '192x192'),
			icon('icon-512.png', '512x512'),
			icon('maskable-512.png', '512x512', 'maskable'),
			icon('monochrome-512.png', '512x512', 'monochrome'),
			icon('monochrome.svg', 'any', 'monochrome'),
			icon('icon.svg', 'any'),
		],
		shortcuts: [
			{
				...named(words.map),
				url: addressIn(language, '/terroir'),
				icons: [icon('shortcut-terroir-192.png', '192x192')],
			},
			{
				...named(words.tasting),
				url: addressIn(language, '/terroir?modo=prova'),
				icons: [icon('shortcut-prova-192.png', '192x192')],
			},
		],
		screenshots: [
			screenshot(language, 'atlas', 'wide', words.screenshots.mapWide),
			screenshot(language, 'casa', 'wide', words.screenshots.homeWide),
			screenshot(language, 'atlas', 'narrow', words.screenshots.mapNarrow),
			screenshot(language, 'casa', 'narrow', words.screenshots.homeNarrow),
		],
	};
}

function named({ name, shortName, description }: ManifestWords['map']) {
	return { name, short_name: shortName, description };
}

function icon(file: string, sizes: string, purpose?: 'maskable' | 'monochrome') {
	const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
	return { src: `/icons/${file}`, sizes, type, ...(purpose && { purpose }) };
}

const screenshotSizes = { wide: '1280x720', narrow: '780x1688' } as const;

/** The picture of a page in a language, in `public/icons`. */
export function screenshotFile({ isMain, code }: Language, page: string, form: string): string {
	return `screenshot-${page}-${form}${isMain ? '' : `-${code}`}.webp`;
}

/** A language that nobody has photographed yet shows the pages of the main one. */
function screenshot(language: Language, page: string, form: keyof typeof screenshotSizes, label: string) {
	const own = screenshotFile(language, page, form);
	const file = existsSync(`public/icons/${own}`) ? own : screenshotFile({ ...language, isMain: true }, page, form);
	return {
		src: `/icons/${file}`,
		sizes: screenshotSizes[form],
		type: 'image/webp',
		form_factor: form,
		label,
	};
}
