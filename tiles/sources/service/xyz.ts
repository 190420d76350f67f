import sharp from 'sharp';
import { inspectPicture } from '../../archive/picture';
import { Failure } from '../../failure';
import { project, tileSize } from '../../geo/mercator';
import { viewCentres } from '../../geo/views';
import { projectionOf } from '../projections';
import type { Client } from './client';
import { webMercatorMatrices } from './matrix';
import { withoutSecrets } from './secret';
import { checkPicture, type Service, type TileStore, tileKey } from './service-raster';

const webMercator = 3857;
/** Finer than any imagery: which zooms a service has shows when it is asked. */
const maxZoom = 22;
/** Where a service that covers the estates has a tile at one of these zooms, its size is seen. */
const probedZooms = [14, 12, 10, 8];

/**
 * A service of slippy-map tiles, `https://…/{z}/{x}/{y}`. How large its tiles are is learnt from one of them.
 * @throws {Failure} if the address is none, or the service has no tile of the estates
 */
export async function openXyz(template: string, client: Client, store: TileStore): Promise<Service> {
	checkTemplate(template);
	const projection = projectionOf(webMercator);
	if (!projection) throw new Error('Web Mercator is not among the projections.');
	const name = new URL(withoutSecrets(template, undefined)).host;
	const matrices = webMercatorMatrices(await probeSize(template, name, client, store), maxZoom);
	return { name, projection, matrices, addressOf: ({ id }, x, y) => fillPlace(template, { z: Number(id), x, y }) };
}

async function probeSize(template: string, name: string, client: Client, store: TileStore): Promise<number> {
	for (const z of probedZooms) {
		const [x, y] = project(viewCentres.main, z).map((value) => Math.floor(value / tileSize));
		if (x === undefined || y === undefined) continue;
		const key = tileKey(String(z), x, y);
		const what = `${name}: tile ${z}/${x}/${y}`;
		const body =
			(await keptPicture(store, key)) ?? (await client(fillPlace(template, { z, x, y }), what, checkPicture));
		if (!body) continue;
		await store.put(key, body);
		const { width, height } = await sharp(body).metadata();
		if (width !== height || width < 16) throw new Failure(`${what} is ${width} × ${height} pixels, not square`);
		return width;
	}
	throw new Failure(`${name} has no tile of the estates at zoom ${probedZooms.join(', ')}`);
}

async function keptPicture(store: TileStore, key: string): Promise<Uint8Array | undefined> {
	const kept = await store.get(key);
	const isWhole = kept && (await inspectPicture(kept).catch(() => undefined));
	return isWhole ? kept : undefined;
}

/** What a place in the address stands for. */
type Place = { readonly z: number; readonly x: number; readonly y: number };

const placeholders = /\{([^{}]*)\}/g;
const known = new Set(['z', 'x', 'y', '-y', 'token']);

/** Whether a source is the address of a tile service: `https://…/{z}/{x}/{y}`. */
export function isTemplate(source: string): boolean {
	return /^https?:/i.test(source) && /\{x\}/.test(source);
}

/**
 * Checks an address with `{z}`, `{x}` and `{y}` (or `{-y}`, which counts from the south) and perhaps `{token}`.
 * @throws {Failure} naming the placeholder that is missing or unknown
 */
function checkTemplate(template: string): void {
	const names = [...template.matchAll(placeholders)].map(([, name = '']) => name);
	const unknown = names.find((name) => !known.has(name));
	if (unknown !== undefined) {
		throw new Failure(`the address has a placeholder {${unknown}}; known are {z}, {x}, {y}, {-y} and {token}`);
	}
	for (const wanted of ['z', 'x']) if (!names.includes(wanted)) throw new Failure(`the address lacks {${wanted}}`);
	if (!names.includes('y') && !names.includes('-y')) throw new Failure('the address lacks {y}');
}

/** The address of a tile; `{token}` stays for `withToken` (`secret.ts`). */
function fillPlace(template: string, { z, x, y }: Place): string {
	const values: Readonly<Record<string, number>> = { z, x, y, '-y': 2 ** z - 1 - y };
	return template.replaceAll(placeholders, (placeholder, name: string) => String(values[name] ?? placeholder));
}
