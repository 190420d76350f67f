import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** A line of text to be set: `font` names a family and a size in pixels, `file` a file of a font package. */
export type Lettering = {
	readonly text: string;
	readonly font: string;
	readonly file: string;
	readonly colour: string;
	/** Space between letters in pixels. */
	readonly tracking: number;
};

const require = createRequire(import.meta.url);

/** Sets a line of text in one of the site's fonts, cropped to its ink, as PNG. */
export async function setLettering({ text, font, file, colour, tracking }: Lettering): Promise<Buffer> {
	const web = await readFile(require.resolve(file));
	const folder = await mkdtemp(join(tmpdir(), 'lettering-'));
	try {
		// The text engine silently falls back to another family when it is given a web font.
		const fontfile = join(folder, 'font.ttf');
		await writeFile(fontfile, await subsetFont(web, text, { targetFormat: 'truetype' }));
		const markup = `<span foreground="${colour}" letter_spacing="${Math.round(tracking * 1024)}">${text}</span>`;
		return await sharp({ text: { text: markup, font, fontfile, rgba: true, dpi: 72 } })
			.png()
			.toBuffer();
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
