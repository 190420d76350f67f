import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { readContent } from '../../../build/content/read-content';
import facts from '../../../src/content/facts.gen.json' with { type: 'json' };
import type { WinePage, WineSummary } from '../../../src/content/wines/wine';
import type { ParcelFacts } from '../../facts/facts';
import { groundOf, type ParcelHeights, readParcelHeights } from '../../facts/parcel-heights';
import { Failure } from '../../failure';
import { type ParcelOutline, readParcelOutlines } from '../../geo/parcel-outlines';
import { writePicture } from '../encode';
import { drawLabel, type LabelLand, labelSheet, mark } from './label';
import { type BackText, backText, labelInks, labelText } from './label-text';
import { type Line, setLine } from './typesetting';

/** Both labels of a wine as PNG, 1000 × 1500 px. */
type WineLabels = { readonly wine: WineSummary; readonly front: Buffer; readonly back: Buffer };

type Wine = { readonly summary: WineSummary; readonly page: WinePage };

/** Draws the labels of wines, without any given those of every wine of the content, in the order of the shelf. */
export async function* drawWineLabels(wines: readonly Wine[] = readContent().wines): AsyncGenerator<WineLabels> {
	const [outlines, heights] = await Promise.all([readParcelOutlines(), readParcelHeights()]);
	for (const { summary: wine, page } of wines) {
		const land = landOf(wine, outlines, heights);
		const front = await drawLabel(labelText(wine, page, facts), wine.category, land);
		yield { wine, front, back: await drawBackLabel(backText(wine, page), labelInks[wine.category]) };
	}
}

const measuredParcels: Readonly<Record<string, Pick<ParcelFacts, 'slopeDeg' | 'contourM'>>> = facts;

/** @throws {Failure} when a parcel of the wine has no outline */
function landOf({ slug, parcels }: WineSummary, outlines: readonly ParcelOutline[], heights: ParcelHeights): LabelLand {
	const found = parcels.map((parcel) => {
		const outline = outlines.find((one) => one.slug === parcel);
		const measured = measuredParcels[parcel];
		if (!outline || !measured) throw new Failure(`${slug} comes from ${parcel}, which has no outline.`);
		return { rings: outline.rings, ...measured };
	});
	const slope = found.reduce((sum, { slopeDeg }) => sum + Math.tan((slopeDeg * Math.PI) / 180), 0) / found.length;
	const interval = Math.max(...found.map(({ contourM }) => contourM));
	return {
		parcels: found.map(({ rings }) => rings),
		relief: { heightAt: groundOf(parcels, heights), interval, slope },
	};
}

const inkColour = '#1C1A16';
const ink2 = '#4A463B';
const within = 820;

/** The label on the back of a bottle, 1000 × 1500 px, as PNG: the mark, what the wine is, what the law asks for. */
export async function drawBackLabel(text: BackText, ink: string): Promise<Buffer> {
	const { width } = labelSheet;
	const lines: (Line & { readonly colour: string })[] = [
		{ text: text.kind, face: 'capitals', size: 60, tracking: 0.08, top: 420, within, colour: ink2 },
		{ text: text.name, face: 'serif', size: 110, tracking: -0.005, top: 522, within, colour: inkColour },
		{
			text: text.line,
			face: 'serif',
			size: 72,
			tracking: 0,
			top: 732,
			within,
			breaks: true,
			colour: inkColour,
		},
		{ text: text.particulars, face: 'figures', size: 46, tracking: 0.01, top: 1236, within, colour: inkColour },
		{ text: text.maker, face: 'figures', size: 40, tracking: 0, top: 1326, within, colour: ink2 },
	];
	const said = lines.filter((line) => line.text !== '');
	return sharp(Buffer.from(ground(ink)))
		.composite(await Promise.all(said.map(({ colour, ...line }) => setLine(line, width, colour))))
		.removeAlpha()
		.png()
		.toBuffer();
}

/** Paper, the mark and a rule above what the law asks for. */
function ground(ink: string): string {
	const { width, height, paper } = labelSheet;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${paper}" d="M0 0h${width}v${height}H0z"/>${mark(ink, 140, 5)}<path stroke="${inkColour}" stroke-width="3" d="M90 1176.5H${width - 90}"/></svg>`;
}

const labels = new URL('../../../public/art/labels/', import.meta.url);
/** Pixels: the label stands up to 400 CSS px wide on the wine's page. */
const pictureWidth = 560;
/** Kilobytes. */
const budget = 40;

/** `labels`: the label of every wine, `public/art/labels/{slug}.avif` and `.webp`. */
export async function makeLabels(): Promise<void> {
	for await (const { wine, front } of drawWineLabels()) await writeLabel(front, wine.slug);
}

/** Writes a label as the pages show it. */
export async function writeLabel(label: Buffer, name: string, folder = labels): Promise<void> {
	await mkdir(folder, { recursive: true });
	const picture = await sharp(label).resize(pictureWidth).png().toBuffer();
	await writePicture(picture, new URL(name, folder), { budget, fullColour: true });
}
