import { addProtocol, Map as MapLibreMap, setWorkerUrl } from './maplibre-gl.mjs';

// As anyone would show the archive; the ground is a colour that no imagery has, so that a hole can be counted.
setWorkerUrl(new URL('maplibre-gl-worker.mjs', import.meta.url).href);
const { archive } = Object.fromEntries(new URLSearchParams(location.search));
const protocol = new pmtiles.Protocol();
addProtocol('pmtiles', async (request, abort) => {
	const answer = await protocol.tilev4(request, abort);
	// As in the site: what the archive has not is a 404, for which MapLibre goes on showing the coarser tile and not a hole.
	if (!answer.data) throw Object.assign(new Error(request.url), { status: 404 });
	return answer;
});

const map = new MapLibreMap({
	container: 'map',
	center: [-7.52, 41.16],
	zoom: 15,
	fadeDuration: 0,
	attributionControl: false,
	canvasContextAttributes: { preserveDrawingBuffer: true },
	style: {
		version: 8,
		sources: {
			imagery: {
				type: 'raster',
				url: `pmtiles://${location.origin}${archive}`,
				tileSize: devicePixelRatio > 1.5 ? 256 : 512,
			},
		},
		layers: [
			{ id: 'ground', type: 'background', paint: { 'background-color': '#ff00ff' } },
			{ id: 'imagery', type: 'raster', source: 'imagery', paint: { 'raster-fade-duration': 0 } },
		],
	},
});
map.on('error', ({ error }) => console.error(error.message));

const loaded = map.once('load');

/** Puts the camera somewhere, waits for every tile, and says what is seen: see `Seen` in plain-map-page.ts. */
async function look(center, zoom) {
	await loaded;
	map.jumpTo({ center, zoom });
	const complete = await drawWhole();
	const canvas = picture();
	const seen = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
	return { complete, ...coloursOf(seen) };
}

/** Draws until every tile is there: by the clock and not by MapLibre's `idle`, which software graphics can keep away for ever. */
async function drawWhole() {
	const end = performance.now() + 15_000;
	while (performance.now() < end) {
		map.redraw();
		if (map.areTilesLoaded()) return true;
		await new Promise((resolve) => setTimeout(resolve, 30));
	}
	return false;
}

function picture() {
	const { width, height } = map.getCanvas();
	const canvas = new OffscreenCanvas(width, height);
	canvas.getContext('2d', { willReadFrequently: true }).drawImage(map.getCanvas(), 0, 0);
	return canvas;
}

function coloursOf(data) {
	const mean = [0, 0, 0];
	let holes = 0;
	for (let at = 0; at < data.length; at += 4) {
		if (data[at] > 200 && data[at + 1] < 60 && data[at + 2] > 200) holes += 1;
		for (const channel of [0, 1, 2]) mean[channel] += data[at + channel];
	}
	const pixels = data.length / 4;
	return { holes: holes / pixels, mean: mean.map((sum) => sum / pixels) };
}

Object.assign(globalThis, { look });
