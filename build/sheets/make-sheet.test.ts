import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { readContent, repository } from '../content/read-content';
import { sheetFonts } from './fonts';
import { makeSheet } from './make-sheet';
import { parsePlateArt } from './plate-art';
import { type Sheet, sheetOf } from './sheet';

const content = readContent();
const fonts = await sheetFonts();
const origin = 'https://quatrovistas.example';

afterEach(() => vi.unstubAllEnvs());

function sheet(slug = 'vinha-da-francisca'): Sheet {
	return sheetOf(slug, content, origin);
}

function made(of: Sheet, compress?: boolean): Promise<Uint8Array> {
	const art = readFileSync(new URL(`public${of.plate.drawing}`, repository), 'utf8');
	return makeSheet(of, parsePlateArt(art), fonts, compress);
}

/** The source of an uncompressed PDF, byte by byte. */
async function source(of: Sheet): Promise<string> {
	return Buffer.from(await made(of, false)).toString('latin1');
}

/** As pdfkit writes a text that is not all ASCII. */
function utf16(text: string): string {
	return Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
}

it('makes the same bytes twice, on another day and in another part of the world', async () => {
	const first = await made(sheet());
	vi.stubEnv('TZ', 'Pacific/Kiritimati');
	vi.stubEnv('LANG', 'ar_EG.UTF-8');
	vi.useFakeTimers({ now: new Date('2031-05-01'), toFake: ['Date'] });
	const second = await made(sheet());
	vi.useRealTimers();
	expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
});

it('makes a page of at most 80 kB for every wine', async () => {
	for (const { summary } of content.wines) {
		const pdf = await made(sheet(summary.slug));
		expect(pdf.length, summary.slug).toBeLessThan(80_000);
		expect(Buffer.from(pdf).toString('latin1'), summary.slug).toMatch(/\/Type \/Pages\s+\/Count 1\s/);
	}
});

it('says in which language it is, what it is called, and carries its fonts', async () => {
	const pdf = await source(sheet());
	expect(pdf).toContain('/Lang (pt-PT)');
	expect(pdf).toContain('/DisplayDocTitle true');
	expect(pdf).toContain(utf16('Vinha da Francisca 2021, ficha técnica'));
	for (const font of ['BonaNova-Regular', 'BonaNova-Italic', 'BonaNovaSC-Regular', 'Ysabeau'])
		expect(pdf).toMatch(new RegExp(`\\+${font}`));
	expect(pdf.match(/\/FontFile2/g)).toHaveLength(4);
});

it('reads as it looks: headings, tables with their headers, and the drawing in words', async () => {
	const pdf = await source(sheet());
	expect(pdf).toContain('/Marked true');
	expect(pdf.match(/\/S \/H1\b/g)).toHaveLength(1);
	expect(pdf.match(/\/S \/H2\b/g)).toHaveLength(4);
	expect(pdf.match(/\/S \/TH\b/g)?.length).toBe(pdf.match(/\/S \/TD\b/g)?.length);
	expect(pdf).toContain(utf16('Curvas de nível da parcela Vinha da Francisca').slice(2));
	expect(pdf).toContain('/URI (https://quatrovistas.example/vinhos/vinha-da-francisca)');
});

it('keeps wine for the outline of the parcel', async () => {
	const pdf = await source(sheet());
	const colour = /^([\d.]+) ([\d.]+) ([\d.]+) (scn|SCN)$/gm;
	const inks = [...pdf.matchAll(colour)].map(([, ...ink]) =>
		[...ink.slice(0, 3).map((part) => Math.round(Number(part) * 255)), ink[3]].join(' '),
	);
	expect(inks.filter((ink) => ink.startsWith('94 18 36 '))).toEqual(['94 18 36 SCN']);
});

it('sets smaller what says more, and says so when a page cannot hold it', async () => {
	const usual = sheet();
	const [step] = usual.steps;
	const long = { ...usual, steps: [...usual.steps, step!] };
	await expect(made(long)).resolves.toBeInstanceOf(Uint8Array);
	const endless = { ...usual, steps: Array.from({ length: 40 }, () => step!) };
	await expect(made(endless)).rejects.toThrow('Vinha da Francisca');
});

it('draws no sign that its fonts do not have', async () => {
	for (const slug of ['martim', 'porto-colheita']) {
		const lines = [...(await source(sheet(slug))).matchAll(/\[(<[^\]]+)\] TJ/g)].map(([, line = '']) => line);
		const glyphs = lines.flatMap((line) =>
			[...line.matchAll(/<([\da-f]+)>/g)].flatMap(([, run]) => run?.match(/.{4}/g)),
		);
		expect(glyphs.length, slug).toBeGreaterThan(500);
		expect(glyphs, slug).not.toContain('0000');
	}
});

it('names the rivers of a plate, and draws no font for them where it has none', async () => {
	const hasItalic = async (slug: string) => (await source(sheet(slug))).includes('+BonaNova-Italic');
	expect(await hasItalic('quatro-vistas')).toBe(true);
	expect(await hasItalic('foz')).toBe(false);
});

it('tells of estates that lie far apart by the land between them', async () => {
	const { plate, shown } = sheet('quatro-vistas');
	expect(plate).toMatchObject({ shows: 'estates', drawing: '/art/hills/quatro-vistas.svg' });
	expect(shown).toEqual(['Quatro Vistas', 'Martim', 'Moinho', 'Vale Sabor']);
	const pdf = await source(sheet('quatro-vistas'));
	expect(pdf).toContain(utf16('Curvas de nível entre as quintas Quatro Vistas, Martim, Moinho, Vale Sabor').slice(2));
	expect(pdf).toContain(utf16('à escala 1:450').slice(2));
});
