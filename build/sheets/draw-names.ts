import type { WinePlate } from '../../src/content/wines/land';
import { lettering, widthOf, write } from './lettering';
import type { Box } from './paper';

/** Between a name and the edge of the ground, and from its letters to the lines around them, in points. */
const margin = 4;
const clear = 1.5;

/**
 * The names of parcels or estates and of rivers on a plate, as on its page. Where less of the drawing is shown a name moves into the frame, and
 * that of a river, which stands along it, is left out.
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
		const half = widthOf(doc, name, lettering.riverName) / 2 + margin;
		const angle = (turn * Math.PI) / 180;
		const isWithin = [-half, half].every((along) =>
			isOn(ground, at[0] + along * Math.cos(angle), at[1] + along * Math.sin(angle)),
		);
		if (!isWithin) continue;
		doc.save().rotate(turn, { origin: at });
		drawName(doc, ground, at, { name, anchor: 'middle', set: lettering.riverName });
		doc.restore();
	}
}

function placeOn({ x, y, width, height }: Box, across: number, down: number): [x: number, y: number] {
	return [x + (width * across) / 100, y + (height * down) / 100];
}

function isOn({ x, y, width, height }: Box, left: number, top: number): boolean {
	return left > x && left < x + width && top > y && top < y + height;
}

type Lettering = { name: string; anchor: WinePlate['namePlaces'][number][2]; set: typeof lettering.plateName };

function drawName(
	doc: PDFKit.PDFDocument,
	ground: Box,
	[from, middle]: [number, number],
	{ name, anchor, set }: Lettering,
): void {
	const width = widthOf(doc, name, set);
	const left = from - { start: 0, middle: width / 2, end: width }[anchor];
	const x = Math.min(Math.max(left, ground.x + margin), ground.x + ground.width - width - margin);
	const half = set.size / 2 + margin;
	const y = Math.min(Math.max(middle, ground.y + half), ground.y + ground.height - half);
	doc.rect(x - clear, y - set.size / 2, width + 2 * clear, set.size).fill('#fff');
	write(doc, name, { x, y: y - set.leading / 2, width }, set);
}
