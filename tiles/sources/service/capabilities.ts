import { XMLParser } from 'fast-xml-parser';
import { isRecord } from '../../../src/platform/json';
import { Failure, reasonOf } from '../../failure';
import type { Matrix } from './matrix';

/** What of a WMTS 1.0.0 capabilities document (OGC 07-057r7) is needed to ask for tiles. */
export type Capabilities = {
	/** Who is behind the service; empty if it does not say. */
	readonly provider: string;
	/** The address of GetTile with key-value pairs; empty if there is none. */
	readonly getTile: string;
	readonly layers: readonly WmtsLayer[];
	readonly matrixSets: readonly MatrixSet[];
};

export type WmtsLayer = {
	readonly id: string;
	readonly title: string;
	readonly formats: readonly string[];
	/** The default style first. */
	readonly styles: readonly string[];
	readonly matrixSets: readonly MatrixSetLink[];
	/** The RESTful address of a tile, with {TileMatrix} and so on; empty if there is none. */
	readonly template: string;
	/** Further dimensions, such as Time, with their defaults. */
	readonly dimensions: readonly (readonly [name: string, value: string])[];
};

/** A matrix set that a layer is offered in, and which tiles of it. */
export type MatrixSetLink = {
	readonly id: string;
	readonly limits: ReadonlyMap<string, Pick<Matrix, 'columns' | 'rows'>>;
};

export type MatrixSet = {
	readonly id: string;
	/** EPSG code of its projection, or `undefined` if it has none. */
	readonly code: number | undefined;
	/** The finest first. */
	readonly matrices: readonly Matrix[];
};

/** Metres of a pixel at scale 1:1 (07-057r7, 6.1), and metres of a degree at the equator. */
const pixelMetres = 0.00028;
const degreeMetres = (6_378_137 * Math.PI) / 180;
/** The codes whose coordinates are written latitude first. */
const geographic = new Set([4326, 4258]);
/** Names of one and the same projection. */
const webMercator = /(^|[^\d])(3857|900913|3785|102100|102113)$/;

/** @throws {Failure} if it is no such document */
export function parseCapabilities(text: string): Capabilities {
	const document = parseXml(text);
	const report = childOf(childOf(document, 'ExceptionReport'), 'Exception');
	if (report) throw new Failure(`answers with an exception: ${textOf(report, 'ExceptionText') || 'without a text'}`);
	const root = childOf(document, 'Capabilities');
	const contents = childOf(root, 'Contents');
	if (!contents) throw new Failure('is not a WMTS capabilities document');
	return {
		provider: textOf(childOf(root, 'ServiceProvider'), 'ProviderName'),
		getTile: getTileAddress(root),
		layers: childrenOf(contents, 'Layer').map(layerOf),
		matrixSets: childrenOf(contents, 'TileMatrixSet').map(matrixSetOf),
	};
}

function getTileAddress(root: Element | undefined): string {
	const operations = childrenOf(childOf(root, 'OperationsMetadata'), 'Operation');
	const operation = operations.find((candidate) => attributeOf(candidate, 'name') === 'GetTile');
	const gets = childrenOf(childOf(childOf(operation, 'DCP'), 'HTTP'), 'Get');
	const encodingOf = (get: Element) => textOf(childOf(childOf(get, 'Constraint'), 'AllowedValues'), 'Value');
	const get = gets.find((candidate) => ['KVP', ''].includes(encodingOf(candidate)));
	return attributeOf(get, 'href');
}

function layerOf(layer: Element): WmtsLayer {
	const styles = childrenOf(layer, 'Style');
	const isDefault = (style: Element) => (attributeOf(style, 'isDefault') === 'true' ? 0 : 1);
	const resources = childrenOf(layer, 'ResourceURL');
	const tile = resources.find((resource) => attributeOf(resource, 'resourceType') === 'tile');
	return {
		id: textOf(layer, 'Identifier'),
		title: textOf(layer, 'Title'),
		formats: childrenOf(layer, 'Format').map((format) => String(format['#text'] ?? '')),
		styles: styles.toSorted((a, b) => isDefault(a) - isDefault(b)).map((style) => textOf(style, 'Identifier')),
		matrixSets: childrenOf(layer, 'TileMatrixSetLink').map(linkOf),
		template: attributeOf(tile, 'template'),
		dimensions: childrenOf(layer, 'Dimension').map(
			(dimension) =>
				[textOf(dimension, 'Identifier'), textOf(dimension, 'Default') || textOf(dimension, 'Value')] as const,
		),
	};
}

function linkOf(link: Element): MatrixSetLink {
	const limits = childrenOf(childOf(link, 'TileMatrixSetLimits'), 'TileMatrixLimits').map((limit) => {
		const columns = [wholeIn(limit, 'MinTileCol'), wholeIn(limit, 'MaxTileCol')] as const;
		const rows = [wholeIn(limit, 'MinTileRow'), wholeIn(limit, 'MaxTileRow')] as const;
		return [textOf(limit, 'TileMatrix'), { columns, rows }] as const;
	});
	return { id: textOf(link, 'TileMatrixSet'), limits: new Map(limits) };
}

function matrixSetOf(set: Element): MatrixSet {
	const crs = textOf(set, 'SupportedCRS');
	const digits = /(\d+)$/.exec(crs)?.[1];
	const code = /CRS84$/.test(crs) ? 4326 : webMercator.test(crs) ? 3857 : digits ? Number(digits) : undefined;
	const isGeographic = code !== undefined && geographic.has(code);
	const latitudeFirst = isGeographic && !/CRS84$/.test(crs);
	const matrices = childrenOf(set, 'TileMatrix').map((matrix) =>
		matrixOf(matrix, isGeographic ? degreeMetres : 1, latitudeFirst),
	);
	return { id: textOf(set, 'Identifier'), code, matrices: matrices.toSorted((a, b) => a.resolution - b.resolution) };
}

function matrixOf(matrix: Element, metresPerUnit: number, northFirst: boolean): Matrix {
	const [first = Number.NaN, second = Number.NaN] = textOf(matrix, 'TopLeftCorner').split(/\s+/).map(Number);
	return {
		id: textOf(matrix, 'Identifier'),
		resolution: (numberIn(matrix, 'ScaleDenominator') * pixelMetres) / metresPerUnit,
		west: northFirst ? second : first,
		north: northFirst ? first : second,
		tileWidth: wholeIn(matrix, 'TileWidth'),
		tileHeight: wholeIn(matrix, 'TileHeight'),
		columns: [0, wholeIn(matrix, 'MatrixWidth') - 1],
		rows: [0, wholeIn(matrix, 'MatrixHeight') - 1],
	};
}

function wholeIn(element: Element, name: string): number {
	const value = numberIn(element, name);
	if (!Number.isInteger(value) || value < 0) throw new Failure(`has a ${name} that is no whole number`);
	return value;
}

function numberIn(element: Element, name: string): number {
	const value = Number(textOf(element, name) || Number.NaN);
	if (!Number.isFinite(value)) throw new Failure(`has a ${name} that is no number`);
	return value;
}

/** An element of a document: its text, its attributes (by `@name`) and its children (by name). */
type Element = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: '@',
	removeNSPrefix: true,
	parseTagValue: false,
	parseAttributeValue: false,
});

/** @throws {Failure} if it is not XML */
function parseXml(text: string): Element {
	try {
		const document: unknown = parser.parse(text, true);
		return isRecord(document) ? document : {};
	} catch (error) {
		throw new Failure(`is not XML (${reasonOf(error)})`);
	}
}

/** The children of that name, however many there are. */
function childrenOf(element: Element | undefined, name: string): Element[] {
	const value = element?.[name];
	const list: unknown[] = Array.isArray(value) ? value : [value];
	return list.flatMap((item) => (isRecord(item) ? [item] : typeof item === 'string' ? [{ '#text': item }] : []));
}

/** The first child of that name. */
function childOf(element: Element | undefined, name: string): Element | undefined {
	return childrenOf(element, name)[0];
}

/** The text of the first child of that name; empty if there is none. */
function textOf(element: Element | undefined, name: string): string {
	const text = childOf(element, name)?.['#text'];
	return typeof text === 'string' ? text.trim() : '';
}

/** An attribute; empty if there is none. */
function attributeOf(element: Element | undefined, name: string): string {
	const value = element?.[`@${name}`];
	return typeof value === 'string' ? value.trim() : '';
}
