import { writeFile } from 'node:fs/promises';

/** Where an image lies: north-west corner and units a pixel spans, of the projection; `turn` lays it askew, in radians. */
export type Placement = {
	readonly code: number;
	readonly west: number;
	readonly north: number;
	readonly unitsX: number;
	readonly unitsY: number;
	readonly turn?: number;
	readonly pixelIsPoint?: boolean;
};

export type TiffImage = {
	readonly width: number;
	readonly height: number;
	/** Interleaved, one to four samples a pixel. */
	readonly values: Uint8Array | Uint16Array;
	readonly placement?: Placement;
	/** In place of the tags, or besides them, that the rest makes. */
	readonly tags?: readonly Tag[];
};

export type Tag = readonly [
	code: number,
	type: 'text' | 'short' | 'long' | 'double',
	values: string | readonly number[],
];

const types = { text: [2, 1], short: [3, 2], long: [4, 4], double: [12, 8] } as const;
const rowsPerStrip = 64;

/** Writes a little-endian, uncompressed TIFF in strips; the images after the first are its overviews and masks. */
export async function writeGeoTiff(path: string, ...images: readonly TiffImage[]): Promise<void> {
	const header = Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0]);
	const parts: Buffer[] = [header];
	let length = 8;
	const append = (bytes: Buffer) => {
		const at = length;
		parts.push(bytes, Buffer.alloc(bytes.length % 2));
		length += bytes.length + (bytes.length % 2);
		return at;
	};
	let link = { buffer: header, at: 4 };
	for (const image of images) {
		const start = append(Buffer.from(image.values.buffer, image.values.byteOffset, image.values.byteLength));
		const tags = new Map<number, Tag>();
		for (const tag of [...tagsOf(image, start), ...(image.tags ?? [])]) tags.set(tag[0], tag);
		const sorted = [...tags.values()].toSorted((a, b) => a[0] - b[0]);
		const entries = sorted.map(([code, type, values]) => entryOf(code, type, values, append));
		const directory = Buffer.concat([shorts([entries.length]), ...entries, Buffer.alloc(4)]);
		link.buffer.writeUInt32LE(append(directory), link.at);
		link = { buffer: directory, at: directory.length - 4 };
	}
	await writeFile(path, Buffer.concat(parts));
}

function entryOf(code: number, type: Tag[1], values: Tag[2], append: (bytes: Buffer) => number): Buffer {
	const bytes = bytesOf(type, values);
	const entry = Buffer.alloc(12);
	entry.writeUInt16LE(code, 0);
	entry.writeUInt16LE(types[type][0], 2);
	entry.writeUInt32LE(bytes.length / types[type][1], 4);
	if (bytes.length <= 4) bytes.copy(entry, 8);
	else entry.writeUInt32LE(append(bytes), 8);
	return entry;
}

function bytesOf(type: Tag[1], values: Tag[2]): Buffer {
	if (typeof values === 'string') return Buffer.from(`${values}\0`, 'latin1');
	if (type === 'short') return shorts(values);
	return type === 'long' ? Buffer.from(Uint32Array.from(values).buffer) : Buffer.from(Float64Array.from(values).buffer);
}

function shorts(values: readonly number[]): Buffer {
	return Buffer.from(Uint16Array.from(values).buffer);
}

function tagsOf({ width, height, values, placement }: TiffImage, start: number): Tag[] {
	const samples = values.length / (width * height);
	const strips = Math.ceil(height / rowsPerStrip);
	const rowBytes = values.byteLength / height;
	const rows = Array.from({ length: strips }, (_, strip) => Math.min(rowsPerStrip, height - strip * rowsPerStrip));
	return [
		[256, 'long', [width]],
		[257, 'long', [height]],
		[258, 'short', Array.from({ length: samples }, () => values.BYTES_PER_ELEMENT * 8)],
		[259, 'short', [1]],
		[262, 'short', [samples < 3 ? 1 : 2]],
		[273, 'long', rows.map((_, strip) => start + strip * rowsPerStrip * rowBytes)],
		[277, 'short', [samples]],
		[278, 'long', [rowsPerStrip]],
		[279, 'long', rows.map((count) => count * rowBytes)],
		...(samples % 2 === 0 ? [[338, 'short', [2]] as const] : []),
		...(placement ? geoTags(placement) : []),
	];
}

function geoTags({ code, west, north, unitsX, unitsY, turn = 0, pixelIsPoint = false }: Placement): Tag[] {
	const geographic = code === 4326 || code === 4258;
	const keys = [
		[1024, geographic ? 2 : 1],
		[1025, pixelIsPoint ? 2 : 1],
		[geographic ? 2048 : 3072, code],
	];
	const [a, b, d, e] = [
		unitsX * Math.cos(turn),
		unitsY * Math.sin(turn),
		unitsX * Math.sin(turn),
		-unitsY * Math.cos(turn),
	];
	const half = pixelIsPoint ? 0.5 : 0;
	const [c, f] = [west + half * (a + b), north + half * (d + e)];
	const directory: Tag = [
		34735,
		'short',
		[1, 1, 0, keys.length, ...keys.flatMap(([key = 0, value = 0]) => [key, 0, 1, value])],
	];
	if (turn !== 0) return [directory, [34264, 'double', [a, b, 0, c, d, e, 0, f, 0, 0, 0, 0, 0, 0, 0, 1]]];
	return [directory, [33922, 'double', [0, 0, 0, c, f, 0]], [33550, 'double', [unitsX, unitsY, 0]]];
}
