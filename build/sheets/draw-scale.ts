import { longestBar } from '../../src/terroir/map/map-scale';
import { lettering, write } from './lettering';
import { ink, MM } from './paper';

const THICK = 1.4 * MM;
const LABEL_WIDTH = 16 * MM;

/**
 * A scale bar that is true to the paper, alternately filled and empty, its figures beneath.
 * @param denominator of the scale
 * @param room points that it may take
 */
export function drawScale(
	doc: PDFKit.PDFDocument,
	{ x, y }: { x: number; y: number },
	denominator: number,
	room: number,
): void {
	const metresPerPoint = (denominator * 0.001) / MM;
	const { width, values, unit } = longestBar(metresPerPoint, room);
	const segments = values.length - 1;
	doc.lineWidth(0.5);
	for (const [place, value] of values.entries()) {
		const at = x + (place / segments) * width;
		if (place < segments) {
			doc.rect(at, y, width / segments, THICK);
			if (place % 2 === 0) doc.fillAndStroke(ink, ink);
			else doc.stroke(ink);
		}
		const text = place === segments ? `${value}\u00a0${unit}` : String(value);
		write(doc, text, { x: at - LABEL_WIDTH / 2, y: y + THICK + 1.5, width: LABEL_WIDTH }, lettering.tick);
	}
}
