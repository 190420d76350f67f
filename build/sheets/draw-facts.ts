import type { Fact } from '../../src/content/rich-text';
import { heightOf, lettering, scaled, widthOf, write } from './lettering';
import { type Box, ink, line } from './paper';

type FactTable = { heading: string; facts: readonly Fact[] };

/** Points between label and value, and above and below the text of a row. */
const gap = 8;
const padding = 1.9;
const underHeading = 5;

/** The height a table takes, at a factor of the usual size of its letters. */
export function tableHeight(doc: PDFKit.PDFDocument, table: FactTable, width: number, factor: number): number {
	const row = rowOf(doc, table, width, factor);
	return headingHeight + table.facts.reduce((sum, fact) => sum + row.heightOf(fact), 0);
}

const headingHeight = lettering.section.leading + underHeading;

/** A heading, and beneath it the facts as a table of two columns with hairlines between its rows. */
export function drawTable(
	doc: PDFKit.PDFDocument,
	parent: PDFKit.PDFStructureElement,
	table: FactTable,
	{ x, y, width }: Box,
	factor: number,
): void {
	parent.add(
		doc.struct('H2', {}, () => {
			write(doc, table.heading, { x, y, width }, lettering.section);
		}),
	);
	const element = doc.struct('Table');
	parent.add(element);
	const row = rowOf(doc, table, width, factor);
	let top = y + headingHeight;
	for (const [place, fact] of table.facts.entries()) {
		rule(doc, x, top, width, place === 0 ? ink : line);
		const at = top + padding;
		element.add(
			doc.struct('TR', {}, [
				doc.struct('TH', { scope: 'Row' }, () => {
					write(doc, fact.label, { x, y: at, width: row.labelWidth }, row.label);
				}),
				doc.struct('TD', {}, () => {
					write(doc, fact.value, { x: x + row.labelWidth + gap, y: at, width: row.valueWidth }, row.value);
				}),
			]),
		);
		top += row.heightOf(fact);
	}
	element.end();
}

function rowOf(doc: PDFKit.PDFDocument, { facts }: FactTable, width: number, factor: number) {
	const [label, value] = [scaled(lettering.label, factor), scaled(lettering.value, factor)];
	// A hair more than the widest, which otherwise might be broken over a rounding.
	const labelWidth = Math.max(...facts.map((fact) => widthOf(doc, fact.label, label))) + 0.5;
	const valueWidth = width - labelWidth - gap;
	return {
		label,
		value,
		labelWidth,
		valueWidth,
		heightOf: (fact: Fact) => Math.max(label.leading, heightOf(doc, fact.value, valueWidth, value)) + 2 * padding,
	};
}

/** A hairline. It tells a listener nothing, so it is no part of the text. */
export function rule(doc: PDFKit.PDFDocument, x: number, y: number, width: number, colour: string): void {
	doc.markContent('Artifact', { type: 'Layout' });
	doc
		.lineWidth(0.5)
		.moveTo(x, y)
		.lineTo(x + width, y)
		.stroke(colour);
	doc.endMarkedContent();
}
