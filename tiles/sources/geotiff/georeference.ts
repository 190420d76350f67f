import type { GeoTIFFImage } from 'geotiff';
import { Failure } from '../../failure';
import { type Projection, projectionNames, projectionOf } from '../projections';
import { type Affine, applyAffine, invertAffine } from '../raster';
import { numbersIn } from './images';

/** From pixels, counted from the corner of the first one, to the coordinates of the projection and back. */
export type Georeference = {
	readonly projection: Projection;
	readonly toModel: Affine;
	readonly toPixel: Affine;
};

/** GeoKey codes: "a projection that has no number". */
const userDefined = 32767;
const modelGeocentric = 3;
const rasterPixelIsPoint = 2;
const metre = 9001;
const degree = 9102;

/**
 * Reads where an image lies (OGC GeoTIFF 1.1): GeoKeys for the projection, ModelTransformation or tie point and scale
 * for the rest.
 * @throws {Failure} saying what is missing and which GDAL command mends it
 */
export async function readGeoreference(image: GeoTIFFImage): Promise<Georeference> {
	const keys = image.getGeoKeys() ?? {};
	const projection = projectionFrom(keys);
	const toModel = await readAffine(image, keys.GTRasterTypeGeoKey === rasterPixelIsPoint);
	const toPixel = invertAffine(toModel);
	if (!toPixel) throw new Failure('has a transformation that lays all pixels on one line');
	return { projection, toModel, toPixel };
}

function projectionFrom(keys: Readonly<Record<string, unknown>>): Projection {
	const code = keys.ProjectedCSTypeGeoKey ?? keys.GeographicTypeGeoKey;
	if (typeof code !== 'number' || keys.GTModelTypeGeoKey === modelGeocentric) {
		throw new Failure(
			'declares no projection: if you know it, write it in with ‘gdal_translate -a_srs EPSG:3763 in.tif out.tif’',
		);
	}
	if (code === userDefined) {
		throw new Failure(`declares a projection without a number: ${reproject()}`);
	}
	const projection = projectionOf(code);
	if (!projection) {
		throw new Failure(`is in EPSG:${code}, and only these are known: ${projectionNames}; ${reproject()}`);
	}
	const unit = keys.ProjLinearUnitsGeoKey ?? metre;
	const angle = keys.GeogAngularUnitsGeoKey ?? degree;
	if (unit !== metre || angle !== degree) {
		throw new Failure(`counts in other units than EPSG:${code} does, not in metres or degrees: ${reproject()}`);
	}
	return projection;
}

function reproject(): string {
	return 'convert it with ‘gdalwarp -t_srs EPSG:3857 -r cubic in.tif out.tif’';
}

async function readAffine({ fileDirectory }: GeoTIFFImage, pixelIsPoint: boolean): Promise<Affine> {
	const transformation = numbersIn(await fileDirectory.loadValue('ModelTransformation'));
	const scale = numbersIn(await fileDirectory.loadValue('ModelPixelScale'));
	const tiePoint = numbersIn(await fileDirectory.loadValue('ModelTiepoint'));
	const affine = fromTransformation(transformation) ?? fromTiePoint(tiePoint, scale);
	if (!affine) {
		const what = tiePoint.length > 6 ? 'has control points only' : 'does not say where its pixels lie';
		throw new Failure(`${what}: ${reproject()}`);
	}
	if (!pixelIsPoint) return affine;
	// The coordinates given are those of a pixel's centre, ours count from its corner.
	const [c, f] = applyAffine(affine, -0.5, -0.5);
	return { ...affine, c, f };
}

function fromTransformation([a, b, , c, d, e, , f]: readonly number[]): Affine | undefined {
	const known = a !== undefined && b !== undefined && c !== undefined;
	return known && d !== undefined && e !== undefined && f !== undefined ? { a, b, c, d, e, f } : undefined;
}

function fromTiePoint(tiePoint: readonly number[], scale: readonly number[]): Affine | undefined {
	const [i, j, , x, y] = tiePoint;
	const [scaleX, scaleY] = scale;
	if (i === undefined || j === undefined || x === undefined || y === undefined) return undefined;
	if (!scaleX || !scaleY) return undefined;
	return { a: scaleX, b: 0, c: x - i * scaleX, d: 0, e: -scaleY, f: y + j * scaleY };
}
