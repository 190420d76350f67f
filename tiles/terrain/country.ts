import type { LonLat } from '../geo/frame';
import { douroRivers, outerReaches, type River } from './rivers';

/** As they look on a map of the country: no swing can be told that is shorter. */
const meander = { amplitude: 700, wavelength: 5200 };

/** Where the land is not modelled a river has a course alone, and no level; shores, borders and roads are drawn as one. */
export function lineThrough(name: string, points: readonly LonLat[], swing: River['meander'] = meander): River {
	return { name, halfWidth: 0, meander: swing, points: points.map(([lon, lat]) => [lon, lat, 0]) };
}

/** The only reach of the land's model that goes another way than its river. */
const misleading = 'Douro, above';
/** Half the width, in metres, of the narrowest river of the model that is seen from so far. */
const narrowest = 15;

/**
 * Rivers beyond the printed sheet, from Spain to the sea, each from its source; those of the land's model go on where these end. Read off small-scale
 * maps: right to about a kilometre.
 */
const beyond: readonly River[] = [
	lineThrough('Douro, to the sea', [
		[-7.83, 41.15],
		[-7.87, 41.135],
		[-7.925, 41.115],
		[-7.985, 41.105],
		[-8.075, 41.085],
		[-8.13, 41.088],
		[-8.18, 41.065],
		[-8.225, 41.075],
		[-8.262, 41.06],
		[-8.295, 41.078],
		[-8.34, 41.065],
		[-8.39, 41.05],
		[-8.43, 41.075],
		[-8.485, 41.07],
		[-8.53, 41.1],
		[-8.565, 41.135],
		[-8.61, 41.14],
		[-8.675, 41.146],
	]),
	lineThrough('Douro, from Spain', [
		[-4.73, 41.64],
		[-5.0, 41.5],
		[-5.39, 41.51],
		[-5.75, 41.497],
		[-5.87, 41.47],
		[-6.0, 41.49],
		[-6.08, 41.55],
		[-6.19, 41.572],
		[-6.265, 41.49],
		[-6.35, 41.39],
		[-6.47, 41.3],
		[-6.55, 41.26],
		[-6.685, 41.215],
		[-6.73, 41.14],
		[-6.79, 41.09],
		[-6.8, 41.04],
		[-6.86, 41.02],
		[-6.94, 41.02],
	]),
	lineThrough('Tâmega', [
		[-7.42, 41.95],
		[-7.47, 41.83],
		[-7.47, 41.74],
		[-7.58, 41.65],
		[-7.73, 41.58],
		[-7.85, 41.52],
		[-7.93, 41.42],
		[-7.99, 41.35],
		[-8.08, 41.27],
		[-8.13, 41.21],
		[-8.18, 41.15],
		[-8.24, 41.12],
		[-8.295, 41.078],
	]),
	lineThrough('Tua, from the north', [
		[-6.97, 41.95],
		[-7.05, 41.8],
		[-7.13, 41.65],
		[-7.18, 41.52],
		[-7.17, 41.475],
	]),
	lineThrough('Sabor, from the north', [
		[-6.76, 41.95],
		[-6.7, 41.8],
		[-6.64, 41.68],
		[-6.64, 41.56],
		[-6.74, 41.48],
		[-6.82, 41.42],
	]),
	lineThrough('Coa, from the south', [
		[-6.87, 40.27],
		[-7.09, 40.35],
		[-7.03, 40.5],
		[-6.98, 40.63],
		[-6.95, 40.72],
		[-7.02, 40.8],
		[-7.06, 40.92],
		[-7.07, 40.99],
	]),
	lineThrough('Paiva', [
		[-7.7, 40.83],
		[-7.85, 40.87],
		[-7.97, 40.92],
		[-8.06, 40.95],
		[-8.17, 41.0],
		[-8.262, 41.06],
	]),
	lineThrough('Águeda', [
		[-6.55, 40.4],
		[-6.53, 40.6],
		[-6.67, 40.75],
		[-6.78, 40.86],
		[-6.86, 40.95],
		[-6.925, 41.015],
	]),
	lineThrough('Esla', [
		[-5.5, 42.4],
		[-5.6, 42.2],
		[-5.75, 42.0],
		[-5.9, 41.75],
		[-5.98, 41.6],
		[-6.05, 41.52],
	]),
	lineThrough('Tormes', [
		[-5.66, 40.96],
		[-5.9, 41.05],
		[-6.1, 41.18],
		[-6.3, 41.24],
		[-6.5, 41.25],
		[-6.56, 41.26],
	]),
	lineThrough('Minho', [
		[-7.86, 42.33],
		[-8.1, 42.2],
		[-8.35, 42.08],
		[-8.65, 42.04],
		[-8.87, 41.87],
	]),
	lineThrough('Lima', [
		[-7.9, 42.0],
		[-8.2, 41.85],
		[-8.58, 41.77],
		[-8.83, 41.68],
	]),
	lineThrough('Cávado', [
		[-7.9, 41.75],
		[-8.2, 41.69],
		[-8.45, 41.6],
		[-8.62, 41.53],
		[-8.79, 41.53],
	]),
	lineThrough('Vouga', [
		[-7.75, 40.78],
		[-8.0, 40.72],
		[-8.2, 40.74],
		[-8.45, 40.69],
		[-8.62, 40.69],
		[-8.75, 40.65],
	]),
	lineThrough('Mondego', [
		[-7.55, 40.42],
		[-7.42, 40.53],
		[-7.6, 40.6],
		[-7.85, 40.48],
		[-8.1, 40.35],
		[-8.4, 40.22],
		[-8.6, 40.17],
		[-8.87, 40.14],
	]),
];

/** All that are drawn where the whole country is in view: those of the land's model, over the sheet as well, and beyond it what they come from and go to. */
export const countryRivers: readonly River[] = [
	...[...douroRivers, ...outerReaches].filter(({ name, halfWidth }) => name !== misleading && halfWidth > narrowest),
	...beyond,
];

/** The shore of the Atlantic, from Cantabria to the Algarve, with the sea at its right. */
export const coast: River = lineThrough('coast', [
	[-4, 43.42],
	[-6, 43.58],
	[-7.7, 43.79],
	[-8.4, 43.37],
	[-9.1, 43.2],
	[-9.27, 42.9],
	[-9.02, 42.6],
	[-8.9, 42.4],
	[-8.86, 42.25],
	[-8.89, 42.12],
	[-8.9, 42],
	[-8.875, 41.87],
	[-8.87, 41.77],
	[-8.84, 41.69],
	[-8.8, 41.55],
	[-8.785, 41.45],
	[-8.765, 41.38],
	[-8.745, 41.34],
	[-8.725, 41.26],
	[-8.71, 41.19],
	[-8.68, 41.15],
	[-8.66, 41.08],
	[-8.648, 41],
	[-8.66, 40.9],
	[-8.7, 40.78],
	[-8.75, 40.64],
	[-8.79, 40.5],
	[-8.82, 40.35],
	[-8.86, 40.22],
	[-8.9, 40.17],
	[-8.87, 40.13],
	[-8.86, 40],
	[-8.95, 39.75],
	[-9.08, 39.6],
	[-9.4, 39.36],
	[-9.42, 38.95],
	[-9.5, 38.78],
	[-9.3, 38.68],
	[-9.2, 38.4],
	[-8.8, 38.4],
	[-8.8, 37.9],
	[-9, 37.02],
]);

/** The border with Spain where no river is it. */
export const borders: readonly River[] = [
	lineThrough('border, north', [
		[-8.2, 42.15],
		[-8.1, 42.03],
		[-8.2, 41.88],
		[-8.05, 41.82],
		[-7.9, 41.87],
		[-7.6, 41.83],
		[-7.2, 41.88],
		[-6.98, 41.95],
		[-6.6, 41.95],
		[-6.55, 41.88],
		[-6.57, 41.7],
		[-6.35, 41.67],
		[-6.19, 41.572],
	]),
	lineThrough('border, south', [
		[-6.78, 40.86],
		[-6.83, 40.6],
		[-6.8, 40.35],
		[-6.86, 40.27],
		[-7, 40.2],
		[-7.03, 39.95],
		[-6.87, 39.67],
		[-7.5, 39.66],
	]),
];
