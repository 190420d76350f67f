import { readFile } from 'node:fs/promises';
import type { Content } from '../content/parse-content';
import { readContent, repository } from '../content/read-content';
import { type SheetFonts, sheetFonts } from './fonts';
import { makeSheet } from './make-sheet';
import { parsePlateArt } from './plate-art';
import { sheetOf } from './sheet';

/** The sheets of all wines by their slugs. @param origin of the site, with its scheme */
export async function technicalSheets(origin: string): Promise<Map<string, Uint8Array>> {
	const [content, fonts] = [readContent(), await sheetFonts()];
	const sheets = new Map<string, Uint8Array>();
	for (const { summary } of content.wines)
		sheets.set(summary.slug, await sheetFor(summary.slug, content, fonts, origin));
	return sheets;
}

/** The sheet of one wine, from the content as it is now; nothing if there is no such wine. */
export async function technicalSheet(slug: string, origin: string): Promise<Uint8Array | undefined> {
	const content = readContent();
	if (!content.wines.some(({ summary }) => summary.slug === slug)) return undefined;
	return sheetFor(slug, content, await sheetFonts(), origin);
}

async function sheetFor(slug: string, content: Content, fonts: SheetFonts, origin: string): Promise<Uint8Array> {
	const sheet = sheetOf(slug, content, origin);
	const art = await readFile(new URL(`public/art/plates/${sheet.parcel}.svg`, repository), 'utf8');
	return makeSheet(sheet, parsePlateArt(art), fonts);
}
