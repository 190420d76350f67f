import proj4 from 'proj4';
import type { LonLat } from '../geo/frame';

/** Between degrees and the two coordinates of a projection: east and north, metres or degrees. */
export type Projection = {
	readonly forward: (place: LonLat) => readonly [east: number, north: number];
	readonly inverse: (east: number, north: number) => LonLat;
};

const utm29n = '+proj=utm +zone=29 +datum=WGS84 +units=m +no_defs';
const ptTm06 =
	'+proj=tmerc +lat_0=39.66825833333333 +lon_0=-8.133108333333334 +k=1 +x_0=0 +y_0=0 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs';

/** ETRS89 and WGS 84 differ by less than a metre in Portugal, and everyone treats them as one. */
const definitions: ReadonlyMap<number, string> = new Map([
	[4326, 'WGS84'],
	[4258, 'WGS84'],
	[3857, 'EPSG:3857'],
	[900913, 'EPSG:3857'],
	[32629, utm29n],
	[25829, utm29n],
	[3763, ptTm06],
]);

/** What a message recommends. */
export const projectionNames =
	'EPSG:3857 (Web Mercator), 4326 (WGS 84), 32629 (UTM 29N), 3763 (PT-TM06), or the ETRS89 twins 4258 and 25829';

/** The projection of an EPSG code, or `undefined` if it is not one of {@link projectionNames}. */
export function projectionOf(code: number): Projection | undefined {
	const definition = definitions.get(code);
	if (definition === undefined) return undefined;
	const converter = proj4('WGS84', definition);
	return {
		forward: ([lon, lat]) => {
			const [east, north] = converter.forward([lon, lat]);
			return [east, north];
		},
		inverse: (east, north) => {
			const [lon, lat] = converter.inverse([east, north]);
			return [lon, lat];
		},
	};
}
