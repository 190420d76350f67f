import { addProtocol, Map as MapLibreMap, setWorkerUrl } from './maplibre-gl.mjs';

// As anyone would show the archive; the ground is a colour that no imagery has, so that a hole can be counted.
setWorkerUrl(new URL('maplibre-gl-worker.mjs', import.meta.url).href);
const { archive } = Object.fromEntries(new URLSearchParams(location.search));
const protocol = new pmtiles.Protocol();
addProtocol('pmtiles', protocol.tilev4);

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

const loaded = map.once('idle');

/** Puts the camera somewhere, waits for every tile, and says what is seen: parts of the picture without imagery, mean colour. */
async function look(center, zoom) {
	await loaded;
	map.jumpTo({ center, zoom });
	await map.once('idle');
	return colours();
}

function colours() {
	const { width, height } = map.getCanvas();
	const picture = new OffscreenCanvas(width, height).getContext('2d');
	picture.drawImage(map.getCanvas(), 0, 0);
	const { data } = picture.getImageData(0, 0, width, height);
	const mean = [0, 0, 0];
	let holes = 0;
	for (let at = 0; at < data.length; at += 4) {
		if (data[at] > 200 && data[at + 1] < 60 && data[at + 2] > 200) holes += 1;
		for (const channel of [0, 1, 2]) mean[channel] += data[at + channel];
	}
	const pixels = width * height;
	return { holes: holes / pixels, mean: mean.map((sum) => sum / pixels) };
}

Object.assign(globalThis, { look });
