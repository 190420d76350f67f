import { sizeOf } from '../../build/content/wine-land';
import { groundReach, type ParcelPlace } from '../../src/content/wines/land';
import type { HeightAt } from '../facts/ground';
import type { Bounds } from '../geo/mercator';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { pathOf } from './lines';
import { outlineOn, parcelSheet } from './parcel-sheet';
import { contoursOf, drawAround, drawWater, lattice, svgOf } from './plate';

/** A parcel that was moved, its place in the drawing of its wine, and metres from contour to contour. */
export type MovedParcel = Pick<ParcelOutline, 'rings'> & { readonly place: ParcelPlace; readonly interval: number };

/** Units of the picture to one of the drawing: paths are in whole ones. */
const fineness = 2;
const reach = groundReach * fineness;
/** The ground fades over so much of its reach. */
const fading = 0.75;

/** What lies around each of several parcels that stand side by side, alone and fading, as SVG. */
export function drawGrounds(
	parcels: readonly MovedParcel[],
	heightAt: HeightAt,
	waterUnder: (bounds: Bounds) => HeightAt,
): string {
	const grounds = parcels.map(({ rings, place, interval }, index) => {
		const [x, y, across, down] = finer(place);
		const [width, height] = [withReach(across), withReach(down)];
		const sheet = parcelSheet(rings, { width, height, fillAcross: across / width, fillDown: down / height });
		const outline = outlineOn(sheet, rings);
		const waters = drawWater(sheet, waterUnder(sheet.bounds), 2.4);
		const lines = drawAround(
			contoursOf(sheet, heightAt, interval, outline),
			`mask="url(#m${index})"`,
			[1.9, 3],
			waters,
		);
		const mask = `<mask id="m${index}"><path d="${pathOf(outline)}" ${halo}/></mask>`;
		return `<g transform="translate(${Math.round(x + reach - width / 2)} ${Math.round(y + reach - height / 2)})">${mask}${lines}</g>`;
	});
	const [right, foot] = sizeOf(parcels.map(({ place }) => finer(place)));
	return svgOf(`${soft}${grounds.join('')}`, right + 2 * reach, foot + 2 * reach);
}

function finer([x, y, width, height]: ParcelPlace): ParcelPlace {
	return [x * fineness, y * fineness, width * fineness, height * fineness];
}

/** A whole number of cells of the lattice that heights are read on. */
function withReach(units: number): number {
	return Math.ceil((units + 2 * reach) / lattice) * lattice;
}

const halo = `fill="#fff" stroke="#fff" stroke-linejoin="round" stroke-width="${(2 - fading) * reach}" filter="url(#soft)"`;
/** Three standard deviations are as good as all of it. */
const soft = `<filter id="soft" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="${(fading * reach) / 6}"/></filter>`;
