import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pointsOf } from '../../src/content/coded-lines';
import { parcelFill } from '../../src/content/parcel-fill';
import { parcelSlugs } from '../../src/content/parcels';
import { project } from '../geo/mercator';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { type ViewName, viewCentres, viewNames } from '../geo/views';
import { mapFolder } from '../paths';
import type { Line, Point } from './isolines';
import { pathOf, simplify } from './lines';
import { readPlate } from './parcel-drawings';
import { plateSheet } from './plate';
import type { Sheet } from './sheet';

/** The zoom whose pixels are the units of the drawing: less than half a metre. */
const unitZoom = 17;
const tolerance = 0.5;
/** Stroke widths of CSS pixels at zoom 15, in units: what an index contour has beyond the others. */
const indexWidth = 6;

const paleFills: readonly string[] = ['beige', 'green', 'pink'];
const pale: ReadonlySet<string> = new Set(parcelSlugs.filter((slug) => paleFills.includes(parcelFill(slug))));

/** `fill-contours`: the contours of the plates, as they lie within the parcels of a view, in `public/map/contours-{view}.svg`. Run it after `plates`. */
export async function makeFillContours(): Promise<void> {
	const outlines = await readParcelOutlines();
	const drawn = await Promise.all(
		outlines.map(async ({ slug, rings }) => ({ slug, sheet: plateSheet(rings), plate: await readPlate(slug) })),
	);
	for (const view of viewNames) {
		const near = drawn.filter(({ sheet }) => nearestView(sheet) === view);
		await writeFile(join(mapFolder, `contours-${view}.svg`), drawFillContours(view, near));
	}
}

type DrawnParcel = { readonly slug: string; readonly sheet: Sheet; readonly plate: string };

/**
 * A path for the fine and one for the index contours of each parcel, in pixels of {@link unitZoom} from the centre of the view, by
 * the slug: the live map reads them too. In two groups, `dark` and `pale`, by the fill that they are drawn on.
 */
export function drawFillContours(view: ViewName, parcels: readonly DrawnParcel[]): string {
	const group = (id: 'dark' | 'pale') => {
		const paths = parcels
			.filter(({ slug }) => pale.has(slug) === (id === 'pale'))
			.map(
				(parcel) =>
					`<g id="${parcel.slug}">${pathElement('fine', view, parcel)}${pathElement('index', view, parcel)}</g>`,
			);
		return `<g id="${id}">\n${paths.join('\n')}\n</g>`;
	};
	return `<svg xmlns="http://www.w3.org/2000/svg" fill="none">\n${group('dark')}\n${group('pale')}\n</svg>\n`;
}

function pathElement(kind: 'fine' | 'index', view: ViewName, { slug, sheet, plate }: DrawnParcel): string {
	const path = pathOf(
		contoursOn(plate)[kind].map((line) =>
			simplify(
				line.map((point) => inView(view, sheet, point)),
				tolerance,
			),
		),
	);
	const width = kind === 'index' ? ` stroke-width="${indexWidth}"` : '';
	return path === '' ? '' : `<path id="${slug}-${kind}"${width} d="${path}"/>`;
}

function inView(view: ViewName, { bounds, width, height }: Sheet, [x, y]: Point): Point {
	const place = [
		bounds.west + (x / width) * (bounds.east - bounds.west),
		bounds.north - (y / height) * (bounds.north - bounds.south),
	] as const;
	const [centreX, centreY] = project(viewCentres[view], unitZoom);
	const [east, south] = project(place, unitZoom);
	return [east - centreX, south - centreY];
}

function nearestView({ bounds }: Sheet): ViewName | undefined {
	const away = (view: ViewName) =>
		Math.hypot(
			(bounds.west + bounds.east) / 2 - viewCentres[view][0],
			(bounds.south + bounds.north) / 2 - viewCentres[view][1],
		);
	return viewNames.toSorted((one, other) => away(one) - away(other))[0];
}

/** The contours within a parcel as its plate shows them, in the plate's units. */
function contoursOn(plate: string): Record<'fine' | 'index', Line[]> {
	const within = plate.split('<g id="parcel"')[1] ?? '';
	const linesOf = (name: string) => {
		const [, path = ''] = new RegExp(`<path id="${name}" d="([^"]*)"`).exec(within) ?? [];
		return path.split('M').slice(1).map(pointsOf);
	};
	return { fine: linesOf('fine'), index: linesOf('index') };
}
