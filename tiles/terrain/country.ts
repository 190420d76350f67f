import { readFileSync } from 'node:fs';
import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import { douroRivers, outerReaches, type River } from './rivers';

/** What is known of the country around the sheet, read off small-scale maps: right to about a kilometre. */
const source = new URL('../source/country.geojson', import.meta.url);

type Kind = 'river' | 'coast' | 'border' | 'road' | 'town';
const { features }: FeatureCollection<LineString | Point, { kind: Kind; name: string }> = JSON.parse(
	readFileSync(source, 'utf8'),
);

/** As rivers look on a map of the country: no swing can be told that is shorter. */
const meander = { amplitude: 700, wavelength: 5200 };
/** Roads are drawn as they are given. */
const straight = { amplitude: 0, wavelength: 1 };

/** Where the land is not modelled a river has a course alone, and no level; shores, borders and roads are drawn as one. */
function linesOf(kind: Kind, swing: River['meander']): readonly River[] {
	return features.flatMap(({ geometry, properties }) =>
		properties.kind === kind && geometry.type === 'LineString'
			? [{ name: properties.name, halfWidth: 0, meander: swing, points: geometry.coordinates.map(withoutLevel) }]
			: [],
	);
}

function withoutLevel([lon = 0, lat = 0]: readonly number[]): River['points'][number] {
	return [lon, lat, 0];
}

/** The only reach of the land's model that goes another way than its river. */
const misleading = 'Douro, above';
/** Half the width, in metres, of the narrowest river of the model that is seen from so far. */
const narrowest = 15;

/** All that are drawn where the whole country is in view: those of the land's model, over the sheet as well, and beyond it what they come from and go to. */
export const countryRivers: readonly River[] = [
	...[...douroRivers, ...outerReaches].filter(({ name, halfWidth }) => name !== misleading && halfWidth > narrowest),
	...linesOf('river', meander),
];

/** The shore of the Atlantic, from Cantabria to the Algarve, with the sea at its right. */
export const coasts = linesOf('coast', meander);
/** The border with Spain where no river is it. */
export const borders = linesOf('border', meander);
/** `EN222` from the bridge of Pinhão on, and the `lane` from it down to the house. */
export const roads = linesOf('road', straight);
/** By name, longitude and latitude; the first of two that would stand on each other has the room. */
export const towns = features
	.filter((feature): feature is Feature<Point, { kind: Kind; name: string }> => feature.geometry.type === 'Point')
	.map(({ properties: { name }, geometry: { coordinates } }) => ({ name, place: coordinates }));
