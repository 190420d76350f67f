import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Grid, type GridFrame } from './grid';

const CACHE = new URL('../cache/', import.meta.url);
/** The model has no input but its own code: whatever changes there makes new heights. */
const MODEL = new URL('./', import.meta.url);
const FRAME = new URL('../geo/frame.ts', import.meta.url);

/**
 * The grid of that name as it was last made, or made now when the code of the model has changed since.
 * Files in `tiles/cache/` are bare 32-bit floats in this machine's byte order; a file of the wrong length is made anew.
 */
export async function cachedGrid(name: string, frame: GridFrame, make: () => Grid): Promise<Grid> {
	const file = new URL(`${name}-${await modelHash()}.f32`, CACHE);
	const cached = await readValues(file);
	if (cached?.length === frame.columns * frame.rows) return new Grid(frame, cached);
	const grid = make();
	await mkdir(CACHE, { recursive: true });
	await removeOlder(name);
	const unfinished = new URL(`${file.href}.${process.pid}`);
	await writeFile(unfinished, new Uint8Array(grid.values.buffer));
	await rename(unfinished, file);
	return grid;
}

async function modelHash(): Promise<string> {
	const hash = createHash('sha256');
	const names = (await readdir(MODEL)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
	for (const name of names.toSorted()) hash.update(name).update(await readFile(new URL(name, MODEL)));
	hash.update(await readFile(FRAME));
	return hash.digest('hex').slice(0, 16);
}

async function readValues(file: URL): Promise<Float32Array<ArrayBuffer> | undefined> {
	let bytes: Buffer;
	try {
		bytes = await readFile(file);
	} catch {
		return undefined;
	}
	if (bytes.byteLength % Float32Array.BYTES_PER_ELEMENT !== 0) return undefined;
	return new Float32Array(Uint8Array.from(bytes).buffer);
}

async function removeOlder(name: string): Promise<void> {
	for (const file of await readdir(CACHE)) if (file.startsWith(`${name}-`)) await rm(new URL(file, CACHE));
}
