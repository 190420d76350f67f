import type { WinePlate } from '../../src/content/wines/land';
import { lettering, widthOf, write } from './lettering';
import type { Box } from './paper';

/** Between a name and the edge of the ground, and from its letters to the lines around them, in points. */
const margin = 4;
const clear = 1.5;

/**
 * The names of parcels or estates and of rivers on a plate, as on its page; none is cut where less of the drawing is shown.
 * @param drawing the whole of it, of which the ground shows a part
 */
export function drawNames(
	doc: PDFKit.PDFDocument,
	{ ground, drawing }: { ground: Box; drawing: Box },
	{ namePlaces, rivers }: WinePlate,
	shown: readonly string[],
): void {
	namePlaces.forEach(([across, down, anchor], index) => {
		drawName(doc, ground, placeOn(drawing, across, down), {
			name: shown[index] ?? '',
			anchor,
			set: lettering.plateName,
		});
	});
	for (const [name, across, down, turn] of rivers) {
		const at = placeOn(drawing, across, down);
		doc.save().rotate(turn, { origin: at });
		drawName(doc, ground, at, { name, anchor: 'middle', set: lettering.riverName });
		doc.restore();
	}
}

function placeOn({ x, y, width, height }: Box, across: number, down: number): [x: number, y: number] {
	return [x + (width * across) / 100, y + (height * down) / 100];
}

type Lettering = { name: string; anchor: WinePlate['namePlaces'][number][2]; set: typeof lettering.plateName };

function drawName(
	doc: PDFKit.PDFDocument,
	ground: Box,
	[from, y]: [number, number],
	{ name, anchor, set }: Lettering,
): void {
	const width = widthOf(doc, name, set);
	const left = from - { start: 0, middle: width / 2, end: width }[anchor];
	const x = Math.min(Math.max(left, ground.x + margin), ground.x + ground.width - width - margin);
	doc.rect(x - clear, y - set.size / 2, width + 2 * clear, set.size).fill('#fff');
	write(doc, name, { x, y: y - set.leading / 2, width }, set);
}
