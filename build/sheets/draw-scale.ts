import { longestBar } from '../../src/ui/longest-bar';
import { lettering, write } from './lettering';
import { ink, mm } from './paper';

const thickness = 1.4 * mm;
const labelWidth = 16 * mm;

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
	const metresPerPoint = (denominator * 0.001) / mm;
	const { width, values, unit } = longestBar(metresPerPoint, room);
	const segments = values.length - 1;
	doc.lineWidth(0.5);
	for (const [place, value] of values.entries()) {
		const at = x + (place / segments) * width;
		if (place < segments) {
			doc.rect(at, y, width / segments, thickness);
			if (place % 2 === 0) doc.fillAndStroke(ink, ink);
			else doc.stroke(ink);
		}
		const text = place === segments ? `${value}\u00a0${unit}` : String(value);
		write(doc, text, { x: at - labelWidth / 2, y: y + thickness + 1.5, width: labelWidth }, lettering.tick);
	}
}
