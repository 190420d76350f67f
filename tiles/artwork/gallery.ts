import { mkdir } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type GallerySlug, galleryPlates } from '../../src/content/gallery';
import { colour } from '../fields/colours';
import { type LonLat, toMetres } from '../geo/frame';
import { writePicture } from './encode';
import { type Inks, paper } from './inks';
import { loadLand } from './land';
import { brancos, type ObliqueInks, paper as obliquePaper, tintos } from './oblique/inks';
import { loadModel, type Model } from './oblique/model';
import { printStill } from './oblique/print';
import type { View } from './oblique/view';
import { type Land, printRelief } from './relief';
import { openSatellite, type Satellite } from './satellite';
import { type Sheet, sheetAround } from './sheet';

const folder = new URL('../../public/art/gallery/', import.meta.url);
const budget = 160;
/** Above it a plate gains nothing that is seen at its size. */
const quality = 58;

/** What plates are made from. */
type Sources = { readonly land: Land; readonly model: Model; readonly satellite: Satellite };

/** `gallery`: the plates of `Estampas`; those from the air again whenever the archive has changed. */
export async function makeGallery(): Promise<void> {
	await mkdir(folder, { recursive: true });
	const satellite = await openSatellite();
	try {
		const [land, model] = await Promise.all([loadLand(), loadModel()]);
		for (const { slug, centre } of galleryPlates) {
			const picture = await pictureOf(plates[slug], centre, { land, model, satellite });
			await writePicture(await picture.png({ compressionLevel: 1 }).toBuffer(), new URL(slug, folder), {
				budget,
				quality,
			});
		}
	} finally {
		await satellite.close();
	}
}

async function pictureOf(plate: Plate, centre: LonLat, { land, model, satellite }: Sources): Promise<Sharp> {
	if (plate.kind === 'satellite') return satellite.picture(centre, groundAcross(plate.scale), plateSize);
	if (plate.kind === 'oblique') return fromBytes(printStill(plateView(plate), model).bytes);
	const print = { inks: plate.inks, relief: () => 1, contours: () => 0.75, density };
	return fromBytes(printRelief(planSheet(centre, plate.scale), land, print));
}

function fromBytes(bytes: Uint8Array): Sharp {
	return sharp(bytes, { raw: { ...plateSize, channels: 3 } });
}

/** How a plate of the gallery is made; the middle of a plan stands in the content. */
type Plate =
	| { readonly kind: 'satellite'; readonly scale: number }
	| { readonly kind: 'plan'; readonly scale: number; readonly inks: Inks }
	| {
			readonly kind: 'oblique';
			readonly from: LonLat;
			readonly altitude: number;
			readonly bearing: number;
			readonly inks: ObliqueInks;
			readonly lines: number;
	  };

/** Pixels of the file, and of the page, where a plate is 99 mm wide: that is where its scale holds. */
const plateSize = { width: 1200, height: 1500 } as const;
const pageWidth = 375;
const density = plateSize.width / pageWidth;
const metresPerPagePixel = 0.0254 / 96;
const metresPerDegreeLon = toMetres([1, 0])[0] - toMetres([0, 0])[0];

const ochre: Inks = {
	valley: colour('#8f6334'),
	ridge: colour('#c09157'),
	light: colour('#ecd2a2'),
	shade: colour('#3d2512'),
	depth: 0.95,
	water: colour('#4a3520'),
	contour: colour('#f3dfba'),
	indexContour: colour('#f3dfba'),
	ground: colour('#c09157'),
};

const night: Inks = {
	valley: colour('#1d1d19'),
	ridge: colour('#34322b'),
	light: colour('#7d7563'),
	shade: colour('#0c0c0b'),
	depth: 0.95,
	water: colour('#0b100f'),
	contour: colour('#cdbea0'),
	indexContour: colour('#cdbea0'),
	ground: colour('#171411'),
};

const plates: Readonly<Record<GallerySlug, Plate>> = {
	'tua-ocre': { kind: 'plan', scale: 200_000, inks: ochre },
	'torto-do-ar': { kind: 'satellite', scale: 12_000 },
	'sabor-noite': { kind: 'plan', scale: 200_000, inks: night },
	'francisca-vinho': { kind: 'oblique', from: [-7.585, 41.093], altitude: 1700, bearing: 36, inks: tintos, lines: 0.6 },
	'vale-sabor-do-ar': { kind: 'satellite', scale: 12_000 },
	'valeira-papel': { kind: 'plan', scale: 100_000, inks: paper },
	'sabor-azeitona': { kind: 'oblique', from: [-7.148, 41.128], altitude: 1600, bearing: 42, inks: brancos, lines: 0.6 },
	'moinho-do-ar': { kind: 'satellite', scale: 12_000 },
	'tua-papel': { kind: 'oblique', from: [-7.4, 41.17], altitude: 1700, bearing: 348, inks: obliquePaper, lines: 0.85 },
};

/** Metres on the ground that the width of a plate spans. */
function groundAcross(scale: number): number {
	return pageWidth * metresPerPagePixel * scale;
}

/** The sheet of a plan, in pixels of the file. */
function planSheet(centre: LonLat, scale: number): Sheet {
	const { width, height } = plateSize;
	return sheetAround(centre, width, height, (metresPerDegreeLon * width) / groundAcross(scale));
}

function plateView({ from, altitude, bearing, inks, lines }: Extract<Plate, { kind: 'oblique' }>): View {
	const [x, y] = toMetres(from);
	return {
		camera: { x, y, altitude, bearing, focal: 1.9, horizon: 0.13, exaggeration: 2.2 },
		sun: { azimuth: bearing - 68, elevation: 27 },
		inks,
		contours: {
			interval: 50,
			width: 0.5 * density,
			indexWidth: 0.85 * density,
			room: 4 * density,
			strength: lines,
		},
		haze: 15_000,
		fade: () => 1,
		grain: 2,
		size: plateSize,
	};
}
