import type { ExpressionSpecification, LayerSpecification, MapLibreMap, SymbolLayerSpecification } from 'maplibre-gl';
import { type CodedLines, decodeLines } from '../../content/coded-lines';
import type { ViewName } from '../../content/estates';
import { lightLine, tokens } from './colours';
import { setFeatures } from './geojson';
import { lineFeatures } from './line-paths';
import { centreOf } from './map-window';
import { nearestEstate } from './nearest-estate';
import { smoothLine } from './smooth';
import { parcelsLayer } from './style';

const contoursSource = 'contours';
/** What of the contours may carry figures. */
const figuresSource = 'contour-figures';

/** Metres between contours that carry figures. */
const indexInterval = 50;

const isIndex: ExpressionSpecification = ['==', ['%', ['to-number', ['get', 'name']], indexInterval], 0];
const shade = 'rgba(23, 20, 17, 0.35)';

/** Light lines with a dark side, so that they show on dark imagery and on pale ground. */
const contourLines: LayerSpecification[] = [
	{
		id: 'contour-shade',
		type: 'line',
		source: contoursSource,
		minzoom: 13.5,
		paint: { 'line-color': shade, 'line-width': ['case', isIndex, 2.7, 1.9] },
	},
	{
		id: 'contour-fine',
		type: 'line',
		source: contoursSource,
		minzoom: 13.5,
		filter: ['!', isIndex],
		paint: { 'line-color': lightLine, 'line-width': 0.7, 'line-opacity': 0.75 },
	},
	{
		id: 'contour-index',
		type: 'line',
		source: contoursSource,
		minzoom: 13,
		filter: isIndex,
		paint: { 'line-color': lightLine, 'line-width': 1.5, 'line-opacity': 0.9 },
	},
];

/** The figures in the page's own font: see `waterFont` in `river-names.ts` on how MapLibre reads it. */
export const figureFont = ['Medium', 'Ysabeau Office'];

/** CSS pixels from a figure to the next of its line. */
const figureSpacing = 240;
/** A map so narrow, in CSS pixels, shows little land, half of it under controls: from this zoom on figures stand closer, so that some are in between. */
const narrowPx = 480;
const narrowFrom = 15;
const narrowSpacing = 70;
const narrowPadding = 38;

/** Heights along the lines of a source, which has the id of the layer, on paper. */
export function lineFigures(
	map: Pick<MapLibreMap, 'getContainer'>,
	id: string,
	leastPx: number,
	{
		minzoom,
		filter,
		padding,
		colour,
	}: { minzoom: number; filter?: ExpressionSpecification; padding: number; colour: string },
): SymbolLayerSpecification {
	const isNarrow = map.getContainer().clientWidth < narrowPx;
	const unlessNarrow = (usual: number, near: number): number | ExpressionSpecification =>
		isNarrow ? ['step', ['zoom'], usual, narrowFrom, near] : usual;
	return {
		id,
		type: 'symbol',
		source: id,
		minzoom,
		...(filter && { filter }),
		layout: {
			'symbol-placement': 'line',
			'symbol-spacing': unlessNarrow(figureSpacing, narrowSpacing),
			'text-field': ['get', 'name'],
			'text-font': figureFont,
			'text-size': Math.max(12.5, leastPx),
			'text-padding': unlessNarrow(padding, narrowPadding),
		},
		paint: { 'text-color': colour, 'text-halo-color': tokens.paper, 'text-halo-width': 2 },
	};
}

/** Heights on every fifth. */
const contourFigures = (leastPx: number): SymbolLayerSpecification => ({
	id: 'contour-figures',
	type: 'symbol',
	source: figuresSource,
	minzoom: 13.5,
	layout: {
		'symbol-placement': 'line',
		'symbol-spacing': 380,
		'text-field': ['get', 'name'],
		'text-font': figureFont,
		'text-size': Math.max(12.5, leastPx),
	},
	paint: { 'text-color': '#fbf3e6', 'text-halo-color': 'rgba(23, 20, 17, 0.8)', 'text-halo-width': 1.6 },
});

/** Below this zoom a unit of the lines is less than a pixel, and no corner of theirs shows. */
const smoothFrom = 16;

/**
 * Draws contours on a map: those around the view that the camera is nearest to, from the first time they are wanted.
 * @param life aborted when the map is removed
 * @returns shows or hides them
 */
export function drawContours(
	map: MapLibreMap,
	life: AbortSignal,
	{ onError, leastLetterPx }: { onError: (error: unknown) => void; leastLetterPx: number },
): (wanted: boolean) => void {
	const layers = [...contourLines, contourFigures(leastLetterPx)];
	let isWanted = false;
	let drawn: { view: ViewName | undefined; isSmooth: boolean } = { view: undefined, isSmooth: false };

	function show(wanted: boolean): void {
		isWanted = wanted;
		for (const { id } of layers) {
			if (map.getLayer(id)) map.setLayoutProperty(id, 'visibility', wanted ? 'visible' : 'none');
		}
		void follow();
	}

	async function follow(): Promise<void> {
		const { view } = nearestEstate(centreOf(map));
		const isNew = view !== drawn.view;
		// Five times as many points: only where the visitor comes so near, and until another view is nearest.
		const isSmooth = map.getZoom() > smoothFrom || (drawn.isSmooth && !isNew);
		if (!isWanted || (!isNew && isSmooth === drawn.isSmooth)) return;
		const drawing = { view, isSmooth };
		drawn = drawing;
		try {
			const [{ default: coded }] = await Promise.all([contoursOf[view](), loadFigureFont()]);
			if (drawing !== drawn || life.aborted) return;
			draw(coded, isSmooth ? smoothLine : undefined);
		} catch (error) {
			if (view === drawn.view) drawn = { ...drawn, view: undefined };
			if (!life.aborted) onError(error);
		}
	}

	function draw({ origin, lines, figures }: CodedContours, shape: Parameters<typeof decodeLines>[1]): void {
		setFeatures(map, contoursSource, lineFeatures(decodeLines({ origin, lines }, shape)));
		setFeatures(map, figuresSource, lineFeatures(decodeLines({ origin, lines: figures }, shape)));
		for (const layer of layers) {
			// Beneath the fills, which have contours of their own; seen from afar a figure is larger than what it is kept clear by.
			if (!map.getLayer(layer.id)) map.addLayer(layer, parcelsLayer);
		}
		show(isWanted);
	}

	map.on('moveend', () => void follow());
	return show;
}

/** Named by their altitude in metres; with what of those every 50 m lies clear of the parcels, within which stands a name. */
type CodedContours = CodedLines & { figures: CodedLines['lines'] };

/** One module a view, so that each is fetched when it is wanted and is stored with the page's other scripts. */
const contoursOf: Readonly<Record<ViewName, () => Promise<{ default: CodedContours }>>> = {
	main: () => import('../../content/contours-main.gen.json'),
	martim: () => import('../../content/contours-martim.gen.json'),
	valesabor: () => import('../../content/contours-valesabor.gen.json'),
	moinho: () => import('../../content/contours-moinho.gen.json'),
};

/** Resolves when the figures can be drawn: MapLibre draws each once, with the font that is there. A font that does not come is done without. */
export async function loadFigureFont(): Promise<void> {
	await document.fonts.load("500 24px 'Ysabeau Office'", '0123456789').catch(() => []);
}
