import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** Text to be set: `font` names a family and a size in pixels, `file` a file of a font package. */
export type Lettering = {
	readonly text: string;
	readonly font: string;
	readonly file: string;
	readonly colour: string;
	/** Space between letters in pixels. */
	readonly tracking: number;
	/** Pixels at which lines break between words; without it the text is one line. */
	readonly width?: number;
	/** From line to line, as a multiple of the font's own line. */
	readonly lineHeight?: number;
	/** OpenType features, such as `lnum, tnum` for figures. */
	readonly features?: string;
};

const require = createRequire(import.meta.url);

/** Sets text in one of the site's fonts, cropped to its ink, as PNG. */
export async function setLettering(lettering: Lettering): Promise<Buffer> {
	const { font, file, width } = lettering;
	const text = markupOf(lettering);
	const fontfile = await openedFont(file);
	return sharp({ text: { text, font, fontfile, rgba: true, dpi: 72, ...(width && { width, wrap: 'word' }) } })
		.png()
		.toBuffer();
}

function markupOf({ text, colour, tracking, lineHeight, features }: Lettering): string {
	const attributes = [
		`foreground="${colour}"`,
		`letter_spacing="${Math.round(tracking * 1024)}"`,
		...(lineHeight === undefined ? [] : [`line_height="${lineHeight}"`]),
		...(features === undefined ? [] : [`font_features="${features}"`]),
	];
	return `<span ${attributes.join(' ')}>${escaped(text)}</span>`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Everything of Latin and the signs of typography: what a font file holds of it is kept. */
const characters = [
	...range(0x20, 0x7e),
	...range(0xa0, 0x17f),
	...range(0x2000, 0x206f),
	...range(0x2190, 0x2212),
].join('');

function range(from: number, to: number): string[] {
	return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

let folder: string | undefined;
const opened = new Map<string, Promise<string>>();

/**
 * A web font in the form that the text engine reads: it silently falls back to another family when it is given a web
 * font, and to the first file when it is given a second one of the same family. So each is opened once, whole.
 */
function openedFont(file: string): Promise<string> {
	const known = opened.get(file);
	if (known) return known;
	const path = openFont(file);
	opened.set(file, path);
	return path;
}

async function openFont(file: string): Promise<string> {
	const web = await readFile(require.resolve(file));
	const path = join(temporaryFolder(), basename(file).replace('.woff2', '.ttf'));
	await writeFile(path, await subsetFont(web, characters, { targetFormat: 'truetype' }));
	return path;
}

function temporaryFolder(): string {
	if (folder) return folder;
	const made = mkdtempSync(join(tmpdir(), 'lettering-'));
	process.once('exit', () => rmSync(made, { recursive: true, force: true }));
	folder = made;
	return made;
}
