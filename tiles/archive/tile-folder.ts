import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Failure, reasonOf } from '../failure';
import type { TileAddress } from '../geo/mercator';
import type { Tile } from './build';
import { inspectPicture, type PictureFormat } from './picture';

type TileFolder = {
	readonly tiles: readonly Tile[];
	readonly format: PictureFormat;
	/** Pixels of a tile's side. */
	readonly size: number;
};

/** The highest zoom whose tile ids are exact in a double (PMTiles v3 readers in JavaScript stop there too). */
const maxZoom = 26;
const tilePath = /^(0|[1-9]\d*)\/(0|[1-9]\d*)\/(0|[1-9]\d*)\.(webp|avif|png|jpe?g)$/;

/**
 * Reads `{z}/{x}/{y}.{webp|avif|png|jpg}` and decodes every picture. Hidden files are passed over.
 * @throws {Failure} naming the first file that is not a whole tile like the others
 */
export async function readTileFolder(folder: string): Promise<TileFolder> {
	const paths = await listFiles(folder);
	const tiles: Tile[] = [];
	let first: { format: PictureFormat; size: number; path: string } | undefined;
	const seen = new Set<string>();
	for (const path of paths) {
		const address = addressOf(path);
		const bytes = await readFile(join(folder, path));
		const { format, size } = await inspectTile(bytes, path);
		first ??= { format, size, path };
		if (format !== first.format)
			throw new Failure(`mixed formats: ${first.path} is ${first.format}, ${path} is ${format}`);
		if (size !== first.size) throw new Failure(`mixed sizes: ${first.path} is ${first.size} px, ${path} is ${size} px`);
		const name = path.slice(0, path.lastIndexOf('.'));
		if (seen.has(name)) throw new Failure(`two pictures for the tile ${name}`);
		seen.add(name);
		tiles.push({ address, bytes });
	}
	if (!first) throw new Failure(`no tiles in ${folder}: expected {z}/{x}/{y}.webp, .avif, .png or .jpg`);
	return { tiles, format: first.format, size: first.size };
}

/** Files below a folder, as sorted paths with forward slashes. */
async function listFiles(folder: string): Promise<string[]> {
	let entries: Awaited<ReturnType<typeof readEntries>>;
	try {
		entries = await readEntries(folder);
	} catch (error) {
		throw new Failure(`cannot read the folder ${folder} (${reasonOf(error)})`);
	}
	return entries
		.filter((entry) => !entry.isDirectory())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
		.filter((path) => !path.split('/').some((part) => part.startsWith('.')))
		.sort();
}

function readEntries(folder: string) {
	return readdir(folder, { recursive: true, withFileTypes: true });
}

function addressOf(path: string): TileAddress {
	const match = tilePath.exec(path);
	if (!match) throw new Failure(`${path} is not named like a tile: {z}/{x}/{y}.webp, .avif, .png or .jpg`);
	const [z, x, y] = [Number(match[1]), Number(match[2]), Number(match[3])];
	if (z > maxZoom) throw new Failure(`${path}: zoom ${z} is above ${maxZoom}`);
	if (x >= 2 ** z || y >= 2 ** z) throw new Failure(`${path}: at zoom ${z} columns and rows end at ${2 ** z - 1}`);
	return { z, x, y };
}

async function inspectTile(bytes: Uint8Array, path: string): Promise<{ format: PictureFormat; size: number }> {
	const picture = await inspectPicture(bytes).catch((error: unknown) => {
		throw new Failure(`${path} ${reasonOf(error)}`);
	});
	const extension = path.slice(path.lastIndexOf('.') + 1).replace('jpeg', 'jpg');
	if (picture.format !== extension) throw new Failure(`${path} is in truth ${picture.format}`);
	if (picture.width !== picture.height)
		throw new Failure(`${path} is not square: ${picture.width} × ${picture.height} px`);
	return { format: picture.format, size: picture.width };
}
