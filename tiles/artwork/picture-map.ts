import type { Bounds } from '../geo/mercator';
import { VIEW_CENTRES } from '../geo/views';
import type { Course } from '../terrain/course';
import type { Picture } from './pictures';
import { riverNamePaths } from './river-names';
import { placeOn } from './sheet';

/** What a page needs to set names and sight lines on a printed relief. */
export type PictureMap = {
	/** Degrees; longitude and latitude are evenly spaced over the picture. */
	readonly bounds: Bounds;
	/** CSS pixels of the picture, and of the river paths. */
	readonly width: number;
	readonly height: number;
	/** Addresses by density, lowest first, without the extension: there is an AVIF and a WebP of each. */
	readonly files: readonly { readonly src: string; readonly density: number }[];
	/** Where the estates lie, in per cent of the width and the height, by the slug of their terroir. */
	readonly estates: Readonly<Record<string, readonly [x: number, y: number]>>;
	/** SVG path data for the names of the rivers, read from west to east. */
	readonly rivers: Readonly<Record<string, string>>;
};

const ESTATES = {
	'quatro-vistas': VIEW_CENTRES.main,
	martim: VIEW_CENTRES.martim,
	'vale-sabor': VIEW_CENTRES.valesabor,
	moinho: VIEW_CENTRES.moinho,
} as const;

export function mapOf({ sheet, files }: Picture, courses: readonly Course[]): PictureMap {
	const estates: Record<string, readonly [number, number]> = {};
	for (const [slug, place] of Object.entries(ESTATES)) {
		const [x, y] = placeOn(sheet, place);
		estates[slug] = [percent(x / sheet.width), percent(y / sheet.height)];
	}
	return {
		bounds: sheet.bounds,
		width: sheet.width,
		height: sheet.height,
		files: files.map(({ name, density }) => ({ src: `/art/${name}`, density })),
		estates,
		rivers: riverNamePaths(sheet, courses),
	};
}

function percent(share: number): number {
	return Number((share * 100).toFixed(3));
}
