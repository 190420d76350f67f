import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Draws the icons of the installed site and of the browser's tabs from the mark (docs/design.md 4) into public/icons. Run by hand
 * with `npm run icons`; the results are committed.
 */
const folder = new URL('../../public/icons/', import.meta.url);

const cream = '#efe6d3';
const wine = '#5e1224';
const night = '#171411';
const ink = '#1c1a16';

/** The whole mark: four points and six lines of sight, 48 units wide around 23.5, 17.5. */
const mark = {
	lines: 'M2 27.5 13.5 4 45 23.5 7.2 31ZM2 27.5 45 23.5M13.5 4 7.2 31',
	points: [
		[2, 27.5],
		[13.5, 4],
		[45, 23.5],
		[7.2, 31],
	],
	lineWidth: 1.1,
	radius: 2.6,
} as const;

/** Where the mark would be lower than 15 px, only its outer triangle is drawn. */
const triangle = {
	lines: 'M3 27.5 13.5 5 44 23.5Z',
	points: [
		[3, 27.5],
		[13.5, 5],
		[44, 23.5],
	],
	lineWidth: 3,
	radius: 4.4,
} as const;

type Icon = {
	drawing: typeof mark | typeof triangle;
	/** Without one the icon is only the drawing's alpha, as `purpose: monochrome` wants it. */
	ground: string | undefined;
	ink: string;
	/** Width of the mark as a share of the side: 60 % where the system cuts the icon to a shape of its own. */
	share: number;
};

/** The icon as SVG, a square of 512 units. */
function icon({ drawing, ground, ink, share }: Icon): string {
	const { lines, points, lineWidth, radius } = drawing;
	const scale = (512 * share) / 48.2;
	const place = `translate(${rounded(256 - 23.5 * scale)} ${rounded(256 - 17.5 * scale)}) scale(${rounded(scale)})`;
	const background = ground ? `<path fill="${ground}" d="M0 0h512v512H0z"/>` : '';
	const circles = points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${background}<g transform="${place}" stroke="${ink}" fill="none" stroke-linejoin="round"><path stroke-width="${lineWidth}" d="${lines}"/><g fill="${ink}" stroke="none">${circles}</g></g></svg>`;
}

/** Shortcuts of the installed site: a drawing from the interface's own icons (src/ui/icons.svg), 24 units wide, on the same ground. */
const shortcuts = {
	terroir: '<path d="M12 4 21 20H3Z"/><circle cx="12" cy="14.6" r="1.4" fill="currentColor" stroke="none"/>',
	prova: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
} as const;

function shortcut(drawing: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" color="${cream}"><path fill="${wine}" d="M0 0h48v48H0z"/><g transform="translate(12 12)" stroke="${cream}" stroke-width="1.5" fill="none" stroke-linejoin="round">${drawing}</g></svg>`;
}

function rounded(value: number): number {
	return Number(value.toFixed(3));
}

const any = icon({ drawing: mark, ground: wine, ink: cream, share: 0.66 });
const maskable = icon({ drawing: mark, ground: wine, ink: cream, share: 0.6 });
const monochrome = icon({ drawing: mark, ground: undefined, ink, share: 0.6 });
const tab = icon({ drawing: triangle, ground: wine, ink: cream, share: 0.84 });

await mkdir(folder, { recursive: true });
await writeFile(new URL('icon.svg', folder), any);
await writeFile(new URL('monochrome.svg', folder), monochrome);
await writeFile(new URL('favicon.svg', folder), tab);
await writeFile(
	new URL('favicon-dark.svg', folder),
	icon({ drawing: triangle, ground: night, ink: cream, share: 0.84 }),
);
for (const size of [180, 192, 512]) await writeFile(new URL(`icon-${size}.png`, folder), await png(any, size, true));
await writeFile(new URL('maskable-512.png', folder), await png(maskable, 512, true));
await writeFile(new URL('monochrome-512.png', folder), await png(monochrome, 512, true));
for (const [name, drawing] of Object.entries(shortcuts))
	await writeFile(new URL(`shortcut-${name}-192.png`, folder), await png(shortcut(drawing), 192, true));
const small = [16, 32].map(async (size) => ({ size, picture: await png(tab, size, false) }));
await writeFile(new URL('../favicon.ico', folder), ico(await Promise.all(small)));

/** An ICO file of PNG pictures, for what asks for `/favicon.ico` without reading a page. */
function ico(pictures: readonly { size: number; picture: Buffer }[]): Buffer {
	const header = Buffer.alloc(6 + 16 * pictures.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pictures.length, 4);
	let offset = header.length;
	for (const [index, { size, picture }] of pictures.entries()) {
		const entry = 6 + 16 * index;
		header.writeUInt8(size, entry);
		header.writeUInt8(size, entry + 1);
		header.writeUInt16LE(1, entry + 4);
		header.writeUInt16LE(32, entry + 6);
		header.writeUInt32LE(picture.length, entry + 8);
		header.writeUInt32LE(offset, entry + 12);
		offset += picture.length;
	}
	return Buffer.concat([header, ...pictures.map(({ picture }) => picture)]);
}

function png(svg: string, size: number, palette: boolean): Promise<Buffer> {
	return sharp(Buffer.from(svg), { density: 300 }).resize(size).png({ palette }).toBuffer();
}
