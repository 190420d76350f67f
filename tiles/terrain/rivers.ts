/** A point a river passes: longitude, latitude, level of the water in metres above the sea. */
type RiverPoint = readonly [lon: number, lat: number, level: number];

/** A river as it is drawn by hand, from its source to its mouth. */
export type River = {
	readonly name: string;
	/** Half the width of the water, in metres. */
	readonly halfWidth: number;
	/** How far the course swings to either side, and how long a swing is, in metres. */
	readonly meander: { readonly amplitude: number; readonly wavelength: number };
	readonly points: readonly RiverPoint[];
};

/** The rivers that the land of the estates is cut down to. The Douro comes first: the others end in it or in each other. */
export const douroRivers: readonly River[] = [
	{
		name: 'Douro',
		halfWidth: 82,
		meander: { amplitude: 330, wavelength: 2600 },
		points: [
			[-6.94, 41.02, 112],
			[-7.03, 41.045, 111],
			[-7.09, 41.075, 110],
			[-7.112, 41.105, 109],
			[-7.113, 41.135, 108],
			[-7.108, 41.158, 107],
			[-7.122, 41.173, 106.5],
			[-7.155, 41.17, 106],
			[-7.195, 41.154, 105],
			[-7.235, 41.143, 104],
			[-7.268, 41.156, 103],
			[-7.305, 41.147, 102],
			[-7.345, 41.152, 101],
			[-7.372, 41.166, 100],
			[-7.384, 41.186, 80],
			[-7.402, 41.202, 77],
			[-7.426, 41.211, 76],
			[-7.455, 41.203, 75.5],
			[-7.487, 41.203, 75],
			[-7.515, 41.186, 74.5],
			[-7.546, 41.189, 74],
			[-7.566, 41.174, 73.6],
			[-7.593, 41.163, 73.2],
			[-7.66, 41.16, 72],
		],
	},
	{
		name: 'Sabor',
		halfWidth: 42,
		meander: { amplitude: 190, wavelength: 1500 },
		points: [
			[-6.93, 41.315, 136],
			[-6.985, 41.272, 125],
			[-7.018, 41.238, 116],
			[-7.035, 41.212, 111],
			[-7.062, 41.197, 109],
			[-7.082, 41.182, 107.6],
			[-7.109, 41.172, 107],
		],
	},
	{
		name: 'Tua',
		halfWidth: 19,
		meander: { amplitude: 230, wavelength: 1700 },
		points: [
			[-7.17, 41.475, 222],
			[-7.235, 41.425, 205],
			[-7.285, 41.385, 188],
			[-7.31, 41.345, 168],
			[-7.355, 41.312, 140],
			[-7.382, 41.262, 105],
			[-7.425, 41.212, 76],
		],
	},
	{
		name: 'Torto',
		halfWidth: 7,
		meander: { amplitude: 110, wavelength: 750 },
		points: [
			[-7.395, 41.04, 370],
			[-7.42, 41.075, 285],
			[-7.448, 41.1, 215],
			[-7.468, 41.122, 160],
			[-7.4845, 41.1385, 132],
			[-7.503, 41.1488, 112],
			[-7.5165, 41.156, 101],
			[-7.5305, 41.165, 88],
			[-7.543, 41.176, 78],
			[-7.547, 41.188, 74.2],
		],
	},
	{
		name: 'Pinhao',
		halfWidth: 8,
		meander: { amplitude: 110, wavelength: 900 },
		points: [
			[-7.625, 41.4, 430],
			[-7.6, 41.35, 330],
			[-7.585, 41.295, 210],
			[-7.562, 41.24, 125],
			[-7.548, 41.19, 74],
		],
	},
	{
		name: 'Tavora',
		halfWidth: 10,
		meander: { amplitude: 100, wavelength: 900 },
		points: [
			[-7.5, 41.03, 360],
			[-7.545, 41.085, 220],
			[-7.573, 41.13, 120],
			[-7.586, 41.166, 73.4],
		],
	},
	{
		name: 'Vilarica',
		halfWidth: 5,
		meander: { amplitude: 260, wavelength: 1300 },
		points: [
			[-7.075, 41.36, 225],
			[-7.098, 41.31, 165],
			[-7.1, 41.265, 136],
			[-7.094, 41.225, 121],
			[-7.092, 41.182, 107.4],
		],
	},
	{
		name: 'Coa',
		halfWidth: 26,
		meander: { amplitude: 110, wavelength: 1200 },
		points: [
			[-7.07, 40.99, 130],
			[-7.085, 41.04, 120],
			[-7.098, 41.08, 110],
		],
	},
	{
		name: 'Tinhela',
		halfWidth: 5,
		meander: { amplitude: 90, wavelength: 700 },
		points: [
			[-7.485, 41.44, 520],
			[-7.452, 41.408, 440],
			[-7.425, 41.383, 360],
			[-7.392, 41.362, 270],
			[-7.345, 41.322, 150],
		],
	},
];

/** The river that a reach is a part of: of `Douro, below` the Douro. */
export function riverOf({ name }: River): string {
	return name.replace(/,.*/, '');
}

/** Reaches beyond the estates' land, where only the printed sheets of the region look; each begins or ends where a river of {@link douroRivers} does. */
export const outerReaches: readonly River[] = [
	{
		name: 'Douro, below',
		halfWidth: 82,
		meander: { amplitude: 330, wavelength: 2600 },
		points: [
			[-7.66, 41.16, 72],
			[-7.7, 41.152, 71.5],
			[-7.745, 41.163, 71],
			[-7.83, 41.15, 70],
		],
	},
	{
		name: 'Douro, above',
		halfWidth: 82,
		meander: { amplitude: 330, wavelength: 2600 },
		points: [
			[-6.8, 40.985, 114],
			[-6.87, 40.995, 113],
			[-6.94, 41.02, 112],
		],
	},
	{
		name: 'Sabor, above',
		halfWidth: 30,
		meander: { amplitude: 190, wavelength: 1500 },
		points: [
			[-6.82, 41.42, 190],
			[-6.88, 41.355, 155],
			[-6.93, 41.315, 136],
		],
	},
	{
		name: 'Corgo',
		halfWidth: 6,
		meander: { amplitude: 110, wavelength: 900 },
		points: [
			[-7.72, 41.49, 420],
			[-7.715, 41.38, 300],
			[-7.735, 41.27, 170],
			[-7.745, 41.163, 71],
		],
	},
	{
		name: 'Torto, above',
		halfWidth: 4,
		meander: { amplitude: 110, wavelength: 750 },
		points: [
			[-7.37, 40.97, 560],
			[-7.38, 41.01, 450],
			[-7.395, 41.04, 370],
		],
	},
	{
		name: 'Tavora, above',
		halfWidth: 6,
		meander: { amplitude: 100, wavelength: 900 },
		points: [
			[-7.47, 40.96, 520],
			[-7.48, 41, 430],
			[-7.5, 41.03, 360],
		],
	},
];
