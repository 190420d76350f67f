import { latitudeText, longitudeText } from '../../src/content/coordinates';
import { type Tick, ticksBetween } from './graticule';
import { lettering, write } from './lettering';
import { type Box, ink, mm, wine } from './paper';
import type { PlateArt, PlateStroke } from './plate-art';
import type { PlateView } from './plate-view';

/** The collar between the two frames, which carries the ticks. */
const collar = 2.2 * mm;
/** From the outer frame to the coordinates. */
const gap = 1 * mm;
const labelWidth = 24 * mm;
/** Written coordinates on an edge, at most. */
const most = { across: 4, down: 5 } as const;

/** Lines in points of width: thin ones recede, so that black does for what is in two colours on the screen. */
const pens: Readonly<Record<Exclude<PlateStroke['kind'], 'water-ground'>, { width: number; colour: string }>> = {
	outside: { width: 0.2, colour: ink },
	'outside-index': { width: 0.4, colour: ink },
	water: { width: 0.3, colour: ink },
	river: { width: 0.8, colour: ink },
	within: { width: 0.4, colour: ink },
	'within-index': { width: 0.85, colour: ink },
	outline: { width: 1.3, colour: wine },
};

/** Black with so little of it that water is told from land. */
const waterGround = '#e8e7e3';

/** The part of a plate's frame that shows the ground. */
export function groundOf({ x, y, width, height }: Box): Box {
	return { x: x + collar, y: y + collar, width: width - 2 * collar, height: height - 2 * collar };
}

/** The whole drawing, of which the ground shows the middle. */
export function drawingOver(ground: Box, art: PlateArt, enlarged: number): Box {
	const width = ground.width * enlarged;
	const height = (width * art.height) / art.width;
	const [x, y] = [ground.x + (ground.width - width) / 2, ground.y + (ground.height - height) / 2];
	return { x, y, width, height };
}

/** A parcel's contours as vectors within their frame, with ticks and coordinates on all four sides (docs/design.md 8). */
export function drawPlate(doc: PDFKit.PDFDocument, frame: Box, art: PlateArt, view: PlateView): void {
	const ground = groundOf(frame);
	drawArt(doc, ground, art, view.enlarged);
	const { west, east, south, north } = view.bounds;
	for (const tick of ticksBetween(west, east, most.across)) drawMeridian(doc, frame, ground, tick);
	for (const tick of ticksBetween(south, north, most.down)) drawParallel(doc, frame, ground, tick);
	doc.lineWidth(0.5).rect(ground.x, ground.y, ground.width, ground.height).stroke(ink);
	doc.lineWidth(0.8).rect(frame.x, frame.y, frame.width, frame.height).stroke(ink);
}

function drawArt(doc: PDFKit.PDFDocument, ground: Box, art: PlateArt, enlarged: number): void {
	const { x, y, width } = drawingOver(ground, art, enlarged);
	const scale = width / art.width;
	doc.save();
	doc.rect(ground.x, ground.y, ground.width, ground.height).clip();
	doc.translate(x, y).scale(scale).lineJoin('round');
	for (const { kind, path } of art.strokes) {
		doc.path(path);
		if (kind === 'water-ground') doc.fill(waterGround, 'even-odd');
		else doc.lineWidth(pens[kind].width / scale).stroke(pens[kind].colour);
	}
	doc.restore();
}

function drawMeridian(doc: PDFKit.PDFDocument, frame: Box, ground: Box, { seconds, at, labelled }: Tick): void {
	const x = ground.x + at * ground.width;
	const length = labelled ? collar : collar / 2;
	const [top, bottom] = [ground.y, ground.y + ground.height];
	doc
		.lineWidth(0.4)
		.moveTo(x, top)
		.lineTo(x, top - length)
		.moveTo(x, bottom)
		.lineTo(x, bottom + length)
		.stroke(ink);
	if (!labelled) return;
	const text = longitudeText(seconds / 3600, 'seconds');
	writeCentred(doc, text, x, frame.y - gap - lettering.tick.leading);
	writeCentred(doc, text, x, frame.y + frame.height + gap);
}

function drawParallel(doc: PDFKit.PDFDocument, frame: Box, ground: Box, { seconds, at, labelled }: Tick): void {
	const y = ground.y + (1 - at) * ground.height;
	const length = labelled ? collar : collar / 2;
	const [left, right] = [ground.x, ground.x + ground.width];
	doc
		.lineWidth(0.4)
		.moveTo(left, y)
		.lineTo(left - length, y)
		.moveTo(right, y)
		.lineTo(right + length, y)
		.stroke(ink);
	if (!labelled) return;
	const text = latitudeText(seconds / 3600, 'seconds');
	const away = gap + lettering.tick.leading / 2;
	for (const [x, turn] of [
		[frame.x - away, -90],
		[frame.x + frame.width + away, 90],
	] as const) {
		doc.save().rotate(turn, { origin: [x, y] });
		writeCentred(doc, text, x, y - lettering.tick.leading / 2);
		doc.restore();
	}
}

function writeCentred(doc: PDFKit.PDFDocument, text: string, x: number, y: number): void {
	write(doc, text, { x: x - labelWidth / 2, y, width: labelWidth }, lettering.tick);
}
