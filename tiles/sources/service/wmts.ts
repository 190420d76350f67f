import { Failure, reasonOf } from '../../failure';
import { projectionOf } from '../projections';
import {
	type Capabilities,
	type MatrixSet,
	type MatrixSetLink,
	parseCapabilities,
	type WmtsLayer,
} from './capabilities';
import { type Client, WrongKind } from './client';
import type { Matrix } from './matrix';
import { withoutSecrets } from './secret';
import type { Service } from './service-raster';

/** What can be decoded, the one that was compressed least first. */
const formats = ['image/png', 'image/webp', 'image/jpeg', 'image/jpg', 'image/png8', 'image/avif'];
/** Of several projections, the one in which tiles need not be resampled. */
const preferred = [3857, 3763, 32629, 25829, 4326, 4258];

/**
 * Reads a capabilities document and chooses layer, projection, style and format.
 * @param layer identifier of the layer; may be left out if there is only one
 * @throws {Failure} naming the layers if there are several, or saying what the service lacks
 */
export async function openWmts(
	address: string,
	layer: string | undefined,
	client: Client,
): Promise<{ service: Service; provider: string }> {
	const host = new URL(withoutSecrets(address, undefined)).host;
	const body = await client(address, `${host}: capabilities`, checkDocument);
	if (!body) throw new Failure(`${host} has no capabilities document at this address`);
	try {
		const capabilities = parseCapabilities(Buffer.from(body).toString('utf8'));
		return { service: serviceOf(address, capabilities, layer), provider: capabilities.provider };
	} catch (error) {
		throw new Failure(`${host}: ${reasonOf(error)}`);
	}
}

async function checkDocument(body: Uint8Array): Promise<void> {
	const start = Buffer.from(body.subarray(0, 200)).toString('utf8').trimStart().toLowerCase();
	if (start.startsWith('<!doctype html') || start.startsWith('<html')) {
		throw new WrongKind('is a web page, not a capabilities document');
	}
}

function serviceOf(address: string, capabilities: Capabilities, wanted: string | undefined): Service {
	const { host } = new URL(withoutSecrets(address, undefined));
	const layer = chooseLayer(capabilities.layers, wanted);
	const format = formats.find((candidate) => layer.formats.includes(candidate));
	if (!format) throw new Failure(`the layer ‘${layer.id}’ has none of the formats ${formats.join(', ')}`);
	const { set, link, projection } = chooseMatrixSet(layer, capabilities.matrixSets);
	const values: Readonly<Record<string, string>> = {
		...Object.fromEntries(layer.dimensions.map(([name, value]) => [name.toLowerCase(), value])),
		style: layer.styles[0] ?? 'default',
		tilematrixset: set.id,
		layer: layer.id,
		format,
	};
	if (!layer.template && !capabilities.getTile)
		throw new Failure('offers tiles neither by REST nor by key-value pairs');
	return {
		name: `${host} ‘${layer.id}’`,
		projection,
		matrices: set.matrices.map((matrix) => limited(matrix, link)),
		addressOf: ({ id }, column, row) => {
			const all = { ...values, tilematrix: id, tilerow: String(row), tilecol: String(column) };
			return withKey(layer.template ? fill(layer.template, all) : query(capabilities.getTile, all), address);
		},
	};
}

function chooseLayer(layers: readonly WmtsLayer[], wanted: string | undefined): WmtsLayer {
	const list = layers.map(({ id, title }) => (title && title !== id ? `${id} (${title})` : id)).join(', ');
	if (wanted === undefined) {
		const [only, ...others] = layers;
		if (only && others.length === 0) return only;
		throw new Failure(layers.length === 0 ? 'offers no layer' : `offers several layers: choose with --layer: ${list}`);
	}
	const layer = layers.find(({ id }) => id === wanted);
	if (!layer) throw new Failure(`has no layer ‘${wanted}’; there are: ${list}`);
	return layer;
}

function chooseMatrixSet(layer: WmtsLayer, sets: readonly MatrixSet[]) {
	const offered = layer.matrixSets.flatMap((link) => {
		const set = sets.find(({ id }) => id === link.id);
		const projection = set?.code === undefined ? undefined : projectionOf(set.code);
		return set && projection && set.matrices.length > 0 ? [{ set, link, projection }] : [];
	});
	const rank = ({ code = 0 }: MatrixSet) => (preferred.includes(code) ? preferred.indexOf(code) : preferred.length);
	const [best] = offered.toSorted((a, b) => rank(a.set) - rank(b.set));
	if (!best) throw new Failure(`the layer ‘${layer.id}’ is in none of the projections EPSG:${preferred.join(', ')}`);
	return best;
}

function limited(matrix: Matrix, { limits }: MatrixSetLink): Matrix {
	if (limits.size === 0) return matrix;
	// A layer that lists its limits leaves out the matrices in which it has nothing.
	return { ...matrix, ...(limits.get(matrix.id) ?? { columns: [0, -1], rows: [0, -1] }) };
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
	return template.replaceAll(/\{([^{}]+)\}/g, (placeholder, name: string) => {
		const value = values[name.toLowerCase()];
		return value === undefined ? placeholder : encodeURIComponent(value);
	});
}

/** The `{token}` of an address must not be escaped. */
function query(address: string, values: Readonly<Record<string, string>>): string {
	const pairs = Object.entries({ service: 'WMTS', request: 'GetTile', version: '1.0.0', ...values });
	const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
	const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
	return `${address}${joint}${text}`;
}

/** Documents often leave out the key that they were asked with. On the same host it is added again, elsewhere never. */
function withKey(tile: string, capabilities: string): string {
	const pair = /[?&]([^=&]+=\{token\})/.exec(capabilities)?.[1];
	const hostOf = (address: string) => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1]?.toLowerCase();
	const name = pair?.slice(0, pair.indexOf('=') + 1);
	if (
		!pair ||
		!name ||
		hostOf(tile) !== hostOf(capabilities) ||
		tile.includes(`?${name}`) ||
		tile.includes(`&${name}`)
	) {
		return tile;
	}
	return `${tile}${tile.includes('?') ? '&' : '?'}${pair}`;
}
