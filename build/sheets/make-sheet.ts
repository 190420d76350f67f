import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { sheetMessages } from '#messages/technical-sheet';
import { winePageMessages as m } from '#messages/wine-page';
import { coordinatePair } from '../../src/content/coordinates';
import { language } from '../../src/content/languages';
import { estateOf } from '../../src/content/parcels';
import { producer } from '../../src/content/producer';
import { rounded } from '../../src/messages/quantity';
import { drawTable, rule, tableHeight } from './draw-facts';
import { drawNames } from './draw-names';
import { drawingOver, drawPlate, groundOf } from './draw-plate';
import { drawScale } from './draw-scale';
import type { SheetFonts } from './fonts';
import { heightOf, lettering, scaled, widthOf, write } from './lettering';
import { aside, columns, foot, head, ink, ink2, mm, paper, plateFrame } from './paper';
import type { PlateArt } from './plate-art';
import { plateView } from './plate-view';
import type { Sheet } from './sheet';

/** Share of the head's width that the kind of the wine may take; the rest is the house's name. */
const kindShare = 0.75;
/** From the name to the rule beneath it: the tail of `Qu` stays clear of it. */
const underName = 4.6 * mm;
/** From the lede to the facts beneath it, at least: they stand on the plate's lower edge. */
const underLede = 8 * mm;
/** From the plate's frame to its caption: its coordinates lie between. */
const underPlate = 5.5 * mm;
/** Share of the plate's width that its scale bar may take, at most. */
const scaleShare = 0.62;
/** A sheet that says more than usual is set smaller, down to about 7 points. */
const factors = [1, 0.95, 0.9, 0.85, 0.8] as const;

const longDate = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The technical sheet of a wine as a PDF: one A4 plate, tagged, in the language of its words. The same sheet makes the same bytes.
 * @param compress off, its streams can be read in tests
 * @throws if it says more than a page holds
 */
export async function makeSheet(sheet: Sheet, art: PlateArt, fonts: SheetFonts, compress = true): Promise<Uint8Array> {
	const doc = openDocument(sheet, compress);
	for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
	const factor = factors.find((candidate) => fits(doc, sheet, candidate));
	if (!factor) throw new Error(`The technical sheet of ${sheet.name} says more than a page holds.`);

	const root = doc.struct('Document');
	doc.addStructure(root);
	drawHead(doc, root, sheet);
	drawAside(doc, root, sheet, factor);
	drawLand(doc, root, sheet, art);
	for (const [place, table] of tablesBelow(sheet).entries()) drawTable(doc, root, table, columnAt(place), factor);
	drawFoot(doc, root, sheet);
	root.end();
	doc.end();
	return buffer(doc);
}

function openDocument(sheet: Sheet, compress: boolean): PDFKit.PDFDocument {
	const doc = new PDFDocument({
		size: [paper.width, paper.height],
		margin: 0,
		pdfVersion: '1.7',
		compress,
		tagged: true,
		lang: language.tag,
		displayTitle: true,
		info: {
			Title: sheet.title,
			Author: producer.company,
			Creator: producer.name,
			CreationDate: sheet.edition,
			ModDate: sheet.edition,
		},
	});
	// PDF/UA: a screen reader reads what the page shows.
	doc.appendXML(
		'<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
	);
	return doc;
}

function tablesBelow({ names, vineyard, steps, tasting }: Sheet) {
	const dated = steps.map(({ label, when, value }) => ({ label, value: `${when}\n${value}` }));
	return [
		{ heading: names.ground, facts: vineyard },
		{ heading: names.making, facts: dated },
		{ heading: m.tasting, facts: tasting },
	];
}

function columnAt(place: number) {
	const column = columns[place];
	if (!column) throw new Error(`The sheet has no column ${place}.`);
	return column;
}

function fits(doc: PDFKit.PDFDocument, sheet: Sheet, factor: number): boolean {
	const lede = heightOf(doc, sheet.lede, aside.width, lettering.lede) + underLede;
	const own = tableHeight(doc, { heading: m.sheet, facts: sheet.facts }, aside.width, factor);
	return (
		lede + own <= aside.height &&
		tablesBelow(sheet).every(
			(table, place) => tableHeight(doc, table, columnAt(place).width, factor) <= columnAt(place).height,
		)
	);
}

function drawHead(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, { kind, name, year }: Sheet): void {
	const { x, y, width, height } = head;
	const right = { ...lettering.section, align: 'right' } as const;
	root.add(doc.struct('P', {}, () => write(doc, kind, { x, y, width: width * kindShare }, lettering.section)));
	root.add(doc.struct('P', {}, () => write(doc, producer.name, { x, y, width }, right)));
	const space = widthOf(doc, ' ', lettering.name);
	const whole = widthOf(doc, name, lettering.name) + 2 * space + widthOf(doc, String(year), lettering.name);
	const set = scaled(lettering.name, Math.min(1, width / whole));
	const at = { x, y: y + height - set.leading - underName, width };
	root.add(
		doc.struct('H1', {}, () => {
			write(doc, `${name} `, at, set);
			write(doc, String(year), at, { ...set, align: 'right' });
		}),
	);
	rule(doc, x, y + height, width, ink);
}

function drawAside(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, sheet: Sheet, factor: number): void {
	root.add(doc.struct('P', {}, () => write(doc, sheet.lede, aside, lettering.lede)));
	const table = { heading: m.sheet, facts: sheet.facts };
	const earliest = aside.y + heightOf(doc, sheet.lede, aside.width, lettering.lede) + underLede;
	const standing = plateFrame.y + plateFrame.height - tableHeight(doc, table, aside.width, factor);
	drawTable(doc, root, table, { ...aside, y: Math.max(earliest, standing) }, factor);
}

function drawLand(
	doc: PDFKit.PDFDocument,
	root: PDFKit.PDFStructureElement,
	{ plate, shown }: Sheet,
	art: PlateArt,
): void {
	const ground = groundOf(plateFrame);
	const view = plateView(plate.bounds, ground.width / mm / 1000, ground.height / ground.width);
	const middle = coordinatePair(plate.middle);
	const metres = rounded(plate.contourM, 1);
	const name = plate.shows === 'parcels' ? estateOf(plate.parcel).name : shown[0];
	const { x, y, width, height } = plateFrame;
	const bottom = y + height + underPlate;
	const figure = doc.struct(
		'Figure',
		{
			alt: sheetMessages.plateAlt(m.plateOf(shown, plate.shows), metres, view.denominator, middle),
			bbox: [x, y, x + width, bottom + 12 * mm],
		},
		() => {
			drawPlate(doc, plateFrame, art, view);
			drawNames(doc, { ground, drawing: drawingOver(ground, art, view.enlarged) }, plate, shown);
			drawScale(doc, { x, y: bottom + 6.5 * mm }, view.denominator, width * scaleShare);
		},
	);
	root.add(figure);
	const right = { ...lettering.value, align: 'right' } as const;
	const contours = plate.shows === 'estates' ? m.plateCaption(metres) : `${name}, ${sheetMessages.contours(metres)}`;
	const scale = { x, y: bottom + 5.5 * mm, width };
	root.add(
		doc.struct('Caption', {}, [
			doc.struct('P', {}, () => write(doc, contours, { x, y: bottom, width }, lettering.value)),
			doc.struct('P', {}, () => write(doc, middle, { x, y: bottom, width }, right)),
			doc.struct('P', {}, () => write(doc, sheetMessages.scale(view.denominator), scale, right)),
		]),
	);
}

function drawFoot(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, { address, edition }: Sheet): void {
	const { x, y, width } = foot;
	rule(doc, x, y, width, ink);
	const at = { x, y: y + 2 * mm, width };
	const shown = address.replace(/^https?:\/\//, '');
	const date = sheetMessages.edition(longDate.format(edition));
	root.add(
		doc.struct('P', {}, [
			doc.struct('Link', { alt: shown }, () => write(doc, shown, at, { ...lettering.foot, colour: ink2 }, address)),
		]),
	);
	root.add(doc.struct('P', {}, () => write(doc, date, at, { ...lettering.foot, colour: ink2, align: 'right' })));
}
