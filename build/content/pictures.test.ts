import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutSquare, lookAt } from './pictures';

const red = { r: 180, g: 30, b: 30 };
const blue = { r: 20, g: 40, b: 180 };

/** 1600 × 800, red on the left and blue on the right. */
async function twoColours() {
	const right = await sharp({ create: { width: 800, height: 800, channels: 3, background: blue } })
		.png()
		.toBuffer();
	return sharp({ create: { width: 1600, height: 800, channels: 3, background: red } }).composite([
		{ input: right, left: 800, top: 0 },
	]);
}

/** As a telephone writes it: turned by a note, with the place. */
async function fromTelephone(orientation: number) {
	const pixels = await (await twoColours()).png().toBuffer();
	return sharp(pixels)
		.withExif({
			IFD0: { Make: 'Telefone', Copyright: 'Alguém' },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 9/1 36/1', GPSLongitudeRef: 'W', GPSLongitude: '7/1 31/1 12/1' },
		})
		.withMetadata({ orientation })
		.jpeg({ quality: 95 })
		.toBuffer();
}

async function colourOf(bytes: Buffer): Promise<'red' | 'blue' | 'other'> {
	const { channels } = await sharp(bytes).stats();
	const [r = 0, , b = 0] = channels.map(({ mean }) => mean);
	if (r > 150 && b < 60) return 'red';
	return b > 150 && r < 60 ? 'blue' : 'other';
}

describe('a photograph', () => {
	it('becomes the squares that pages ask for, in both formats', async () => {
		const files = await cutSquare(await fromTelephone(1), { across: 0.5, down: 0.5 });
		expect([...files.keys()].sort()).toEqual(['-600.avif', '-600.webp', '.avif', '.webp']);
		for (const [name, bytes] of files) {
			const side = name.startsWith('-600') ? 600 : 1200;
			expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side });
		}
	});

	it('loses everything that the camera wrote beside it, above all the place', async () => {
		const photograph = await fromTelephone(6);
		expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('Telefone');
		for (const bytes of (await cutSquare(photograph, { across: 0.5, down: 0.5 })).values()) {
			const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
			expect({ exif, xmp, iptc, orientation }).toEqual({});
			expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Telefone|Alguém/);
		}
	});

	it('is cut where its owner says', async () => {
		const photograph = await fromTelephone(1);
		const at = async (across: number) => colourOf((await cutSquare(photograph, { across, down: 0 })).get('.webp')!);
		expect(await at(0)).toBe('red');
		expect(await at(1)).toBe('blue');
		expect(await at(0.5)).toBe('other');
	});

	it.each([
		[3, { across: 0, down: 0 }, 'blue'],
		[6, { across: 0, down: 0 }, 'red'],
		[8, { across: 0, down: 0 }, 'blue'],
	] as const)('is turned upright first, held as the note %i says', async (orientation, cut, colour) => {
		const photograph = await fromTelephone(orientation);
		expect(await colourOf((await cutSquare(photograph, cut)).get('-600.webp')!)).toBe(colour);
		const { width, height } = await lookAt(photograph);
		expect(height > width).toBe(orientation !== 3);
	});

	it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
		const photograph = await (await twoColours()).toFormat(format).toBuffer();
		expect(await lookAt(photograph)).toMatchObject({ width: 1600, height: 800 });
	});
});

describe('a photograph in the format of a telephone', () => {
	// 800 × 640, red on the left and blue on the right, written upright on its side (libheif, x265).
	const heic = readFileSync(new URL('./testing/two-colours.heic', import.meta.url));

	it('is turned upright and cut like any other', async () => {
		const { jpeg, width, height } = await lookAt(heic);
		expect([width, height]).toEqual([640, 800]);
		const strip = (top: number) => sharp(jpeg).extract({ left: 0, top, width: 640, height: 300 }).toBuffer();
		expect([await colourOf(await strip(0)), await colourOf(await strip(500))]).toEqual(['red', 'blue']);
		expect([...(await cutSquare(heic, { across: 0, down: 0 })).keys()]).toContain('-600.avif');
	});

	it('loses what the camera wrote', async () => {
		expect(heic.toString('latin1')).toContain('Telefone');
		for (const bytes of (await cutSquare(heic, { across: 0, down: 1 })).values())
			expect(bytes.toString('latin1')).not.toMatch(/Exif|Telefone/);
	});
});

describe('refused with a reason is', () => {
	const blank = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: red }, limitInputPixels: false });

	it.each([
		[
			'a drawing',
			async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
			/Só JPEG/,
		],
		['an animation', () => blank(900, 900).gif().toBuffer(), /Só JPEG/],
		['what is no picture', async () => Buffer.from('uma carta'), /não se consegue abrir/],
		['half a picture', async () => (await fromTelephone(1)).subarray(0, 4000), /não se consegue abrir/],
		['half a picture of a telephone', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), /não se consegue abrir/],
		['a small one', () => blank(640, 480).jpeg().toBuffer(), /640 × 480 píxeis; precisa de pelo menos 600/],
		['one of more than 60 megapixels', () => blank(10_000, 6_001).png().toBuffer(), /60 megapíxeis/],
	])('%s', async (_what, bytes, reason) => {
		await expect(bytes().then(lookAt)).rejects.toThrow(reason);
		await expect(bytes().then((picture) => cutSquare(picture, { across: 0, down: 0 }))).rejects.toThrow(reason);
	});
});
