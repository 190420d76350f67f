import type { Sharp } from 'sharp';

/** A picture that cannot be used; the message tells the owner why. */
export class PictureError extends Error {
	override name = 'PictureError';
}

/** The sides of the square that an article shows, in pixels (`src/content/news/story-picture.ts`). */
const sides = [600, 1200] as const;
const mostPixels = 60_000_000;
/** Below it the square would be blurred on every screen. */
const leastSide = 600;
/** Of the picture in which the owner chooses what stays. */
const lookSide = 900;

const known: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif'];

/** How much of what is cut off lies before what stays, from 0 to 1, in each direction. */
export type Cut = { across: number; down: number };

/** Loaded with the first picture: the desk opens a quarter of a second sooner. */
const loadSharp = async () => (await import('sharp')).default;

/** The picture small and upright, to choose from. */
export async function lookAt(bytes: Buffer): Promise<{ jpeg: Buffer; width: number; height: number }> {
	const { picture, width, height } = await open(bytes);
	const jpeg = await readably(
		picture.resize(lookSide, lookSide, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 80 }),
	);
	return { jpeg, width, height };
}

/**
 * The square of a picture in the sizes and formats that pages ask for, by what follows the name: `-600.avif`. Nothing of what the camera
 * wrote beside the picture is in them: neither place nor owner.
 * @throws {PictureError}
 */
export async function cutSquare(bytes: Buffer, { across, down }: Cut): Promise<Map<string, Buffer>> {
	const sharp = await loadSharp();
	const { picture, width, height } = await open(bytes);
	const side = Math.min(width, height);
	const square = picture.extract({
		left: Math.round((width - side) * across),
		top: Math.round((height - side) * down),
		width: side,
		height: side,
	});
	const pixels = await readably(square.resize(sides[1], sides[1]).png({ compressionLevel: 0 }));
	const files = new Map<string, Buffer>();
	for (const size of sides) {
		const ending = size === sides[1] ? '' : `-${size}`;
		const sized = () => sharp(pixels).resize(size, size);
		files.set(`${ending}.avif`, await sized().avif({ quality: 52 }).toBuffer());
		files.set(`${ending}.webp`, await sized().webp({ quality: 78 }).toBuffer());
	}
	return files;
}

/** The picture upright, whatever the camera was held like. */
async function open(bytes: Buffer): Promise<{ picture: Sharp; width: number; height: number }> {
	const sharp = await loadSharp();
	const decoded = isHeic(bytes) ? await fromHeic(bytes) : undefined;
	const limits = { limitInputPixels: mostPixels, failOn: 'error' } as const;
	const picture = decoded
		? sharp(decoded.data, { ...limits, raw: { width: decoded.width, height: decoded.height, channels: 4 } })
		: sharp(bytes, limits);
	const { format, autoOrient } = await picture.metadata().catch((cause: unknown) => {
		throw unreadable(cause);
	});
	if (!decoded && !known.includes(format))
		throw new PictureError('Só JPEG, PNG, WebP, AVIF ou HEIC. Os desenhos em SVG são feitos com o mapa.');
	const { width, height } = autoOrient;
	if (Math.min(width, height) < leastSide)
		throw new PictureError(`A fotografia tem ${width} × ${height} píxeis; precisa de pelo menos ${leastSide} de lado.`);
	return { picture: picture.autoOrient().flatten({ background: '#f4efe4' }), width, height };
}

/** The telephone's own format, which sharp does not read; the decoder turns it upright. */
async function fromHeic(bytes: Buffer): Promise<{ width: number; height: number; data: Uint8ClampedArray }> {
	const { default: decodeHeic } = await import('heic-decode');
	try {
		const [first] = await decodeHeic.all({ buffer: bytes });
		if (!first) throw new PictureError('A fotografia está vazia.');
		if (first.width * first.height > mostPixels) throw tooLarge();
		return await first.decode();
	} catch (error) {
		throw error instanceof PictureError ? error : unreadable(error);
	}
}

function isHeic(bytes: Buffer): boolean {
	return (
		bytes.toString('latin1', 4, 8) === 'ftyp' &&
		/^(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(bytes.toString('latin1', 8, 12))
	);
}

async function readably(picture: Sharp): Promise<Buffer> {
	try {
		return await picture.toBuffer();
	} catch (error) {
		throw unreadable(error);
	}
}

function unreadable(cause: unknown): PictureError {
	if (cause instanceof Error && cause.message.includes('pixel limit')) return tooLarge();
	return new PictureError('Esta fotografia não se consegue abrir: estará estragada ou incompleta.', { cause });
}

function tooLarge(): PictureError {
	return new PictureError('A fotografia é grande de mais: cabem 60 megapíxeis.');
}
