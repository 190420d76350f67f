import { readFile } from 'node:fs/promises';
import { language } from '../../src/content/languages';
import { publicFile } from '../content/read-content';
import type { Content } from '../content/read-documents';
import { digestOf, KeptFiles } from '../kept-files';
import { type SheetFonts, sheetFonts } from './fonts';
import { makeSheet } from './make-sheet';
import { parsePlateArt } from './plate-art';
import { type Sheet, sheetOf } from './sheet';

const kept = new KeptFiles(`build-output/kept/sheets-${language.code}`);

/**
 * The sheets of all wines by their slugs, in the language of the program.
 * @param content in the same language
 * @param origin of the site, with its scheme
 * @param code a digest of what makes them: one that it made before of the same wine is not made again
 */
export async function technicalSheets(
	content: Content,
	origin: string,
	code: string,
): Promise<Map<string, Uint8Array>> {
	let fonts: Promise<SheetFonts> | undefined;
	const sheets = new Map<string, Uint8Array>();
	for (const { summary } of content.wines) {
		const parts = await partsFor(summary.slug, content, origin);
		const key = digestOf(code, JSON.stringify(parts.sheet), parts.art);
		sheets.set(
			summary.slug,
			await kept.get(`${key}.pdf`, async () => {
				fonts ??= sheetFonts();
				return makeSheet(parts.sheet, parsePlateArt(parts.art), await fonts);
			}),
		);
	}
	await kept.deleteUnused();
	return sheets;
}

/** The sheet of one wine; nothing if there is no such wine. */
export async function technicalSheet(slug: string, content: Content, origin: string): Promise<Uint8Array | undefined> {
	if (!content.wines.some(({ summary }) => summary.slug === slug)) return undefined;
	const { sheet, art } = await partsFor(slug, content, origin);
	return makeSheet(sheet, parsePlateArt(art), await sheetFonts());
}

/** What a sheet says, and the plate on it. */
async function partsFor(slug: string, content: Content, origin: string): Promise<{ sheet: Sheet; art: string }> {
	const sheet = sheetOf(slug, content, origin);
	const drawing = publicFile(sheet.plate.drawing.slice(1));
	if (!drawing) throw new Error(`${sheet.plate.drawing} is not there.`);
	return { sheet, art: await readFile(drawing, 'utf8') };
}
