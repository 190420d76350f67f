import type { ExpressionSpecification, LineLayerSpecification, MapLibreMap } from 'maplibre-gl';
import { mapMessages as m } from '#messages/map';
import { decodeLines, type NamedLine } from '../../content/coded-lines';
import { estates } from '../../content/estates';
import { type LonLat, metresPerPixel } from '../../content/mercator';
import { retry } from '../../platform/retry';
import type { Store } from '../../platform/store';
import { collection, feature, setFeatures } from './geojson';
import { farImageryId } from './imagery-layers';
import { numbersFrom } from './labels';
import { lineFeatures, stretchesWhere } from './line-paths';
import { bestReach, riverHalfWidth } from './name-reach';
import { riverNamesLayer } from './river-names-layer';
import type { ScreenBox, ScreenPoint } from './screen';
import { bankColour, isOnSheet } from './sheet';
import { smoothLine } from './smooth';
import type { Survey } from './survey';
import { byZoom, imageryStrong, reliefGoes, reliefGone } from './zooms';

/** From this zoom on the rivers of the land have their names, from afar those of the country. */
const landFrom = 10.5;

/** The names of the rivers on a map: one for each in a window, on the reach of it that has most room. */
export class RiverNames {
	/** By whether they are seen from afar. */
	readonly #courses: { near: readonly NamedLine[]; far: readonly NamedLine[] } = { near: [], far: [] };
	readonly #places = new Map<string, LonLat>();
	/** Dots of towns, which letters leave free. */
	#towns: readonly LonLat[] = [];

	constructor(
		readonly map: MapLibreMap,
		readonly survey: Survey,
		readonly reserved: Store<readonly ScreenBox[]>,
		readonly leastPx: number,
	) {}

	async draw(life: AbortSignal): Promise<void> {
		const { default: rivers } = await retry(() => import('../../content/rivers.gen.json'));
		if (life.aborted) return;
		// Beyond it they have their names from afar alone.
		this.#courses.near = stretchesWhere(decodeLines(rivers, smoothLine), (place) => isOnSheet(place));
		setFeatures(this.map, 'rivers', lineFeatures(this.#courses.near));
		for (const layer of waterOnSheet) this.map.addLayer(layer, farImageryId);
		const placeAtRest = () => {
			if (!this.map.isMoving()) this.#place();
		};
		this.map.on('moveend', placeAtRest);
		life.addEventListener('abort', this.reserved.subscribe(placeAtRest));
		this.#place();
	}

	/** The rivers of the country, and what lies along them. */
	addCountry(rivers: readonly NamedLine[], towns: readonly LonLat[]): void {
		this.#courses.far = rivers;
		this.#towns = towns;
		this.#place();
	}

	#place(): void {
		const zoom = this.map.getZoom();
		const holds = (place: LonLat) => zoom >= imageryStrong && this.survey.holds(place);
		const lines = zoom < landFrom ? this.#courses.far : this.#courses.near;
		// No name lies half on the imagery.
		const courses = coursesInView(this.map, [
			...stretchesWhere(lines, holds),
			...stretchesWhere(lines, (place) => !holds(place)),
		]);
		const { clientWidth: width, clientHeight: height } = this.map.getContainer();
		const window = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
		const boxes = [...this.reserved.get()];
		if (zoom < landFrom) boxes.push(...this.#towns.map((town) => boxAround(this.map.project([...town]), dotPx)));
		if (zoom < numbersFrom)
			boxes.push(...estates.map(({ centre }) => boxAround(this.map.project([...centre]), trigPointPx)));
		const features = [...courses].flatMap(([name, lines]) => {
			const text = riverName(name);
			const px = Math.max(lettersPx(zoom), this.leastPx);
			const former = this.#places.get(name);
			this.#places.delete(name);
			const reach = bestReach(
				lines,
				{
					length: (text.length + 1) * letterEm * px,
					height: px,
					halfWidth: halfWidthPx(name, zoom, this.map.getCenter().lat),
				},
				{ window, boxes },
				former && this.map.project([...former]),
			);
			if (!reach) return [];
			boxes.push(...reach.map((point) => boxAround(point, px)));
			// A tile is laid out as at its own zoom, where the letters are longer on the ground.
			const line = prolonged(reach, (2 ** (zoom % 1) - 1) / 2);
			const coordinates = line.map(({ x, y }) => this.map.unproject([x, y]).toArray());
			const [longitude = 0, latitude = 0] = coordinates[Math.floor(coordinates.length / 2)] ?? [];
			this.#places.set(name, [longitude, latitude]);
			const onImagery = holds([longitude, latitude]);
			return [feature({ type: 'LineString', coordinates }, { text, px, onImagery })];
		});
		setFeatures(this.map, riverNamesLayer.source, collection(features));
	}
}

/** CSS pixels that names keep to the sides of the window, where the collar of the map is. */
const margin = 34;
/** Of the dot of a town with air around it. */
const dotPx = 14;
/** Of an estate's trig point. */
const trigPointPx = 28;
/** How wide a letter is on the average with the space after it, by their size. */
const letterEm = 0.66;

/** The size of the letters in CSS pixels. */
function lettersPx(zoom: number): number {
	const [[first, least], ...stops] = letterSizes;
	let [from, size]: readonly [number, number] = [first, least];
	for (const [to, next] of stops) {
		if (zoom <= to) return size + ((next - size) * Math.max(0, zoom - from)) / (to - from);
		[from, size] = [to, next];
	}
	return size;
}
const letterSizes = [
	[8, 14],
	[10, 16],
	[13, 19],
	[15, 26],
	[17, 38],
] as const;

/** A river is called so in the language of the page; a stream has its name as it is. */
function riverName(name: string): string {
	return name.startsWith('Rio ') ? `${m.river} ${name.slice(4)}` : name;
}

/** Until the printed water has gone, a river is seen so much broader than it is. */
const printedUntil = reliefGone;

function halfWidthPx(name: string, zoom: number, latitude: number): number {
	if (zoom < landFrom) return 1;
	const metres = riverHalfWidth(name);
	return (zoom < printedUntil ? 3.6 * metres + 16 : metres) / metresPerPixel(zoom, latitude);
}

/** The stretches of rivers in a window and close beside it, in CSS pixels of it, by name. */
function coursesInView(map: MapLibreMap, lines: readonly NamedLine[]): Map<string, ScreenPoint[][]> {
	const { clientWidth: width, clientHeight: height } = map.getContainer();
	const isNear = ([longitude, latitude]: LonLat) => {
		const pixel = map.project([longitude, latitude]);
		if (Math.abs(pixel.x / width - 0.5) > 0.75 || Math.abs(pixel.y / height - 0.5) > 0.75) return false;
		// Behind the camera of a tilted map a place has the pixel of another one.
		return Math.abs(map.unproject(pixel).lat - latitude) < 0.001;
	};
	const courses = new Map<string, ScreenPoint[][]>();
	for (const { name, places } of stretchesWhere(lines, isNear))
		courses.set(name, [
			...(courses.get(name) ?? []),
			places.map(([longitude, latitude]) => map.project([longitude, latitude])),
		]);
	return courses;
}

/** A line that goes straight on at its ends, by a share of its length at each. */
function prolonged(line: readonly ScreenPoint[], share: number): ScreenPoint[] {
	const [first, last] = [line[0], line.at(-1)];
	const [second, secondLast] = [line[1], line.at(-2)];
	if (!first || !last || !second || !secondLast) return [...line];
	const steps = share * (line.length - 1);
	const on = (at: ScreenPoint, from: ScreenPoint) => ({
		x: at.x + steps * (at.x - from.x),
		y: at.y + steps * (at.y - from.y),
	});
	return [on(first, second), ...line, on(last, secondLast)];
}

function boxAround({ x, y }: ScreenPoint, size: number): ScreenBox {
	return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** Metres under a pixel at zoom 18 in the Douro. */
const metresAtNearest = 0.225;
const halfWidth: ExpressionSpecification = [
	'match',
	['get', 'name'],
	'Rio Douro',
	riverHalfWidth('Rio Douro'),
	'Rio Sabor',
	riverHalfWidth('Rio Sabor'),
	'Rio Tua',
	riverHalfWidth('Rio Tua'),
	riverHalfWidth(''),
];

function waterWidth(bankPx: number): ExpressionSpecification {
	const at = (metresPerPx: number): ExpressionSpecification => ['+', 2 * bankPx, ['/', halfWidth, metresPerPx / 2]];
	return ['interpolate', ['exponential', 2], ['zoom'], 13, at(metresAtNearest * 32), 18, at(metresAtNearest)];
}

/** The rivers beyond the imagery where the sheet is lines alone: banks, and the water between them. */
const waterOnSheet: readonly LineLayerSpecification[] = (
	[
		['rivers-banks', bankColour, 1.2],
		['rivers-on-sheet', '#cfd5cb', 0],
	] as const
).map(([id, colour, bankPx]) => ({
	id,
	type: 'line',
	source: 'rivers',
	minzoom: reliefGoes,
	layout: { 'line-cap': 'round', 'line-join': 'round' },
	paint: {
		'line-color': colour,
		'line-opacity': byZoom(reliefGoes, 0, reliefGone, 1),
		'line-width': waterWidth(bankPx),
	},
}));
