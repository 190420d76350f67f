import { type Colour, colour } from '../../fields/colours';
import { type Inks, paper as printedPaper, wine as printedWine } from '../inks';

/** What an oblique picture is printed in: the inks of a relief, and those of the air. */
export type ObliqueInks = Inks & {
	/** The flat colour that distant land and the foot of the sky have. */
	readonly haze: Colour;
	readonly sky: Colour;
};

export const tintos: ObliqueInks = {
	...printedWine,
	light: colour('#8f3340'),
	water: colour('#1a070b'),
	contour: colour('#e2b296'),
	indexContour: colour('#e2b296'),
	ground: colour('#2b0710'),
	haze: colour('#4a1520'),
	sky: colour('#3c121a'),
};

export const brancos: ObliqueInks = {
	valley: colour('#23261a'),
	ridge: colour('#3d4029'),
	light: colour('#86885c'),
	shade: colour('#0f110a'),
	depth: 0.95,
	water: colour('#12150f'),
	contour: colour('#c8c8a0'),
	indexContour: colour('#c8c8a0'),
	ground: colour('#10120a'),
	haze: colour('#2c2f1f'),
	sky: colour('#232518'),
};

export const rose: ObliqueInks = {
	valley: colour('#4d2a27'),
	ridge: colour('#70423c'),
	light: colour('#9c6f65'),
	shade: colour('#241110'),
	depth: 0.95,
	water: colour('#2c1715'),
	contour: colour('#f0d2c6'),
	indexContour: colour('#f0d2c6'),
	ground: colour('#261311'),
	haze: colour('#5b3530'),
	sky: colour('#4a2a26'),
};

export const porto: ObliqueInks = {
	valley: colour('#1d1d19'),
	ridge: colour('#34322b'),
	light: colour('#7d7563'),
	shade: colour('#0c0c0b'),
	depth: 0.95,
	water: colour('#0e1413'),
	contour: colour('#cdbea0'),
	indexContour: colour('#cdbea0'),
	ground: colour('#0c0c0a'),
	haze: colour('#2a2823'),
	sky: colour('#211f1c'),
};

export const azeite: ObliqueInks = {
	valley: colour('#41290f'),
	ridge: colour('#66431c'),
	light: colour('#a37b42'),
	shade: colour('#1d1107'),
	depth: 0.95,
	water: colour('#22160b'),
	contour: colour('#f0d6a5'),
	indexContour: colour('#f0d6a5'),
	ground: colour('#1a1006'),
	haze: colour('#4d3114'),
	sky: colour('#33200d'),
};

/** Paper white, contours brown: the film, and the plates that go with it. */
export const paper: ObliqueInks = {
	...printedPaper,
	shade: colour('#857a66'),
	contour: colour('#8a6844'),
	indexContour: colour('#7a5c3e'),
	haze: colour('#f4efe4'),
	sky: colour('#f4efe4'),
};

/** The film's four seasons, all on the page's paper: distance and sky are the paper itself. */
const onPaper = { ground: paper.ground, haze: paper.haze, sky: paper.sky } as const;

export const winter: ObliqueInks = paper;

export const spring: ObliqueInks = {
	valley: colour('#7f8457'),
	ridge: colour('#a9ab7d'),
	light: colour('#e0dfb9'),
	shade: colour('#2f331d'),
	depth: 0.9,
	water: colour('#c9d0c4'),
	contour: colour('#f4efe4'),
	indexContour: colour('#f4efe4'),
	...onPaper,
};

export const summer: ObliqueInks = {
	valley: colour('#b98a45'),
	ridge: colour('#d2a765'),
	light: colour('#f3dba8'),
	shade: colour('#5d3a12'),
	depth: 0.9,
	water: colour('#d9d5c2'),
	contour: colour('#fbf3e0'),
	indexContour: colour('#fbf3e0'),
	...onPaper,
};

export const vintage: ObliqueInks = {
	valley: colour('#5a1824'),
	ridge: colour('#7d2a36'),
	light: colour('#c26a66'),
	shade: colour('#1f080d'),
	depth: 0.95,
	water: colour('#d8c3b8'),
	contour: colour('#f0d9c4'),
	indexContour: colour('#f0d9c4'),
	...onPaper,
};
