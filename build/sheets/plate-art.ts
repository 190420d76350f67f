import { XMLParser } from 'fast-xml-parser';

/** A drawing of a parcel from `public/art/plates`, in its own units, from the upper left corner. */
export type PlateArt = { width: number; height: number; strokes: readonly PlateStroke[] };

/** Contours around the parcel, contours within it (every fifth is an index contour), and the parcel's outline. */
export type PlateStroke = { kind: 'outside' | 'outside-index' | 'within' | 'within-index' | 'outline'; path: string };

const kinds: ReadonlyMap<string, PlateStroke['kind']> = new Map([
	['#B98A4C 1.2', 'outside'],
	['#B98A4C 2', 'outside-index'],
	['#5E1224 1.8', 'within'],
	['#5E1224 3.6', 'within-index'],
	['#5E1224 3.2', 'outline'],
]);

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => name === 'path' });

/**
 * Reads the SVG of a plate as `tiles` draws it.
 * @throws if it is not such a drawing: a line of unknown ink and width, or no outline
 */
export function parsePlateArt(svg: string): PlateArt {
	const root = member(parser.parse(svg), 'svg');
	const paths = member(root, 'path');
	const strokes = Array.isArray(paths) ? paths.map(strokeOf) : [];
	if (!strokes.some(({ kind }) => kind === 'outline')) throw new Error('The plate has no outline.');
	return { width: Number(member(root, 'width')), height: Number(member(root, 'height')), strokes };
}

function strokeOf(path: unknown): PlateStroke {
	const pen = `${member(path, 'stroke')} ${member(path, 'stroke-width')}`;
	const kind = kinds.get(pen);
	const d = member(path, 'd');
	if (!kind || typeof d !== 'string') throw new Error(`The plate has a line of an unknown kind: ${pen}.`);
	return { kind, path: d };
}

function member(value: unknown, name: string): unknown {
	return typeof value === 'object' && value !== null
		? Object.entries(value).find(([key]) => key === name)?.[1]
		: undefined;
}
