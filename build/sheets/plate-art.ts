import { XMLParser } from 'fast-xml-parser';
import { isRecord } from '../../src/platform/json.ts';

/** A drawing of a parcel from `public/art/plates`, in its own units, from the upper left corner. */
export type PlateArt = { width: number; height: number; strokes: readonly PlateStroke[] };

/** Contours around the parcel, the water there and its banks, a river at a scale that shows no banks, contours within the parcel (every fifth is an index contour), and its outline. */
export type PlateStroke = {
	kind: 'outside' | 'outside-index' | 'water-ground' | 'water' | 'river' | 'within' | 'within-index' | 'outline';
	path: string;
};

const kinds: ReadonlyMap<string, PlateStroke['kind']> = new Map([
	['around 1.2', 'outside'],
	['around 2', 'outside-index'],
	['around fill', 'water-ground'],
	['around 1.6', 'water'],
	['around 4', 'river'],
	['parcel 1.8', 'within'],
	['parcel 3.6', 'within-index'],
	['parcel 3.2', 'outline'],
]);

const parser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: '',
	isArray: (name) => name === 'g' || name === 'path',
});

/**
 * Reads the SVG of a plate as `tiles` draws it.
 * @throws if it is not such a drawing: a line of an unknown group and width, or no outline
 */
export function parsePlateArt(svg: string): PlateArt {
	const root = member(parser.parse(svg), 'svg');
	const strokes = list(member(root, 'g')).flatMap((group) => {
		const id = String(member(group, 'id'));
		const pens = [group, ...list(member(group, 'g'))];
		return pens.flatMap((pen) =>
			list(member(pen, 'path')).map((path) =>
				strokeOf(
					id,
					member(path, 'fill') ? 'fill' : (member(path, 'stroke-width') ?? member(pen, 'stroke-width')),
					path,
				),
			),
		);
	});
	if (!strokes.some(({ kind }) => kind === 'outline')) throw new Error('The plate has no outline.');
	return { width: Number(member(root, 'width')), height: Number(member(root, 'height')), strokes };
}

function strokeOf(group: string, width: unknown, path: unknown): PlateStroke {
	const pen = `${group} ${width}`;
	const kind = kinds.get(pen);
	const d = member(path, 'd');
	if (!kind || typeof d !== 'string') throw new Error(`The plate has a line of an unknown kind: ${pen}.`);
	return { kind, path: d };
}

function list(value: unknown): unknown[] {
	return Array.isArray(value) ? value : [];
}

function member(value: unknown, name: string): unknown {
	return isRecord(value) ? value[name] : undefined;
}
