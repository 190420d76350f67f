import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws the icons of the installed site from the mark (DESIGN 4) into public/icons. Run by hand with `npm run icons`; the results are committed. */
const folder = new URL('../public/icons/', import.meta.url);

/** The mark in a 512 px square: `share` of the side is the mark's width. */
function icon({ ground, ink, share }: { ground: string | undefined; ink: string; share: number }): string {
	const scale = (512 * share) / 48;
	const x = 256 - 23.5 * scale;
	const y = 256 - 17.5 * scale;
	const background = ground ? `<path fill="${ground}" d="M0 0h512v512H0z"/>` : '';
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${background}<g transform="translate(${x} ${y}) scale(${scale})" stroke="${ink}" fill="none"><path stroke-width="1.1" d="M2 27.5 13.5 4 45 23.5 7.2 31ZM2 27.5 45 23.5M13.5 4 7.2 31"/><g fill="${ink}" stroke="none"><circle cx="2" cy="27.5" r="2.6"/><circle cx="13.5" cy="4" r="2.6"/><circle cx="45" cy="23.5" r="2.6"/><circle cx="7.2" cy="31" r="2.6"/></g></g></svg>`;
}

const cream = '#efe6d3';
const wine = '#5e1224';
const any = icon({ ground: wine, ink: cream, share: 0.62 });
const maskable = icon({ ground: wine, ink: cream, share: 0.5 });

await mkdir(folder, { recursive: true });
await writeFile(new URL('icon.svg', folder), any);
await writeFile(new URL('monochrome.svg', folder), icon({ ground: undefined, ink: '#000', share: 0.5 }));
for (const size of [180, 192, 512]) await png(any, size, `icon-${size}.png`);
await png(maskable, 512, 'maskable-512.png');

await writeFile(
	new URL('../favicon.ico', folder),
	ico(await sharp(Buffer.from(any), { density: 300 }).resize(32).png().toBuffer()),
);

/** An ICO file of one PNG picture, 32 px, for what asks for `/favicon.ico` without reading a page. */
function ico(picture: Buffer): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(32, 6);
	header.writeUInt8(32, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(picture.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, picture]);
}

async function png(svg: string, size: number, name: string): Promise<void> {
	const picture = await sharp(Buffer.from(svg), { density: 300 }).resize(size).png({ palette: true }).toBuffer();
	await writeFile(new URL(name, folder), picture);
}
