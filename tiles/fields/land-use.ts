import { clamp, smoothstep } from '../geo/scalars';
import { fractalNoise, gradientNoise } from '../terrain/noise';
import type { Site } from './site';

/**
 * What grows on a field. `patamares` are earth terraces of two rows, `socalcos` old walled ones, `alto` rows straight
 * down the slope, `mortorio` terraces given up to scrub.
 */
export type LandUse =
	| 'patamares'
	| 'socalcos'
	| 'alto'
	| 'olives'
	| 'almonds'
	| 'scrub'
	| 'pine'
	| 'fallow'
	| 'mortorio';

type Share = readonly [use: LandUse, weight: number];

/** Above this slope rows follow the terraces, below it they run straight. */
const terracedSlope = 0.2;
const gentleSlope = 0.12;
const highGround = { from: 380, to: 560 } as const;

/** Untended land: between two such fields there is no border. */
export function isWild(use: LandUse): boolean {
	return use === 'scrub' || use === 'pine' || use === 'mortorio';
}

/**
 * What is grown on a site. Neighbours mostly agree, for they share the noise that decides; `first` and `second`,
 * each random from 0 to 1, are what sets one field apart from the next.
 */
export function chooseUse(site: Site, first: number, second: number): LandUse {
	const { x, y } = site;
	const shared = clamp(0.5 + 0.62 * gradientNoise(x / 620, y / 620, 210) + 0.25 * gradientNoise(x / 250, y / 250, 211));
	const isPlanted = 0.8 * shared + 0.2 * first < vineyardShare(site);
	return isPlanted ? vineyardOn(site, second) : otherUse(site, first, second);
}

/** The share of vineyards around a site: more on warm middle slopes, in the west and near a quinta, few high up. */
function vineyardShare({ x, y, height, slope, sunny, quinta }: Site): number {
	const region = fractalNoise(x / 2600, y / 2600, 3, 201);
	return clamp(
		0.3 +
			1.15 * region +
			0.22 * smoothstep(4000, -14000, x) +
			0.16 * sunny * smoothstep(0.15, 0.4, slope) -
			0.6 * smoothstep(0.5, 0.75, slope) -
			0.8 * smoothstep(400, 560, height) +
			0.42 * smoothstep(2400, 700, quinta),
		0.015,
		0.9,
	);
}

function vineyardOn({ x, y, slope }: Site, chance: number): LandUse {
	if (chance > 0.86 && fractalNoise(x / 1500, y / 1500, 2, 202) > 0.3) return 'mortorio';
	if (slope > terracedSlope) {
		return draw(
			[
				['patamares', 0.58],
				['socalcos', 0.2],
				['alto', 0.15],
				['mortorio', 0.07],
			],
			chance,
		);
	}
	if (slope > gentleSlope) {
		return draw(
			[
				['patamares', 0.4],
				['socalcos', 0.1],
				['alto', 0.5],
			],
			chance,
		);
	}
	return draw(
		[
			['alto', 0.75],
			['olives', 0.25],
		],
		chance,
	);
}

/**
 * What covers the land between vineyards: first whether anyone tends it, which whole hillsides and stretches of plateau
 * have in common, then what with.
 */
function otherUse(site: Site, first: number, second: number): LandUse {
	const { x, y } = site;
	const zone = 0.5 + 0.62 * fractalNoise(x / 2300, y / 2300, 3, 215) + 0.16 * gradientNoise(x / 380, y / 380, 216);
	if (clamp(0.93 * zone + 0.07 * first) >= wildShare(site)) return draw(tendedShares(site), second);
	const stand = 0.5 + 0.75 * gradientNoise(x / 900, y / 900, 217);
	return draw(wildShares(site), clamp(0.75 * stand + 0.25 * second, 0, 0.999));
}

function wildShare({ slope, sunny, height }: Site): number {
	const high = smoothstep(highGround.from, highGround.to, height);
	return clamp(
		0.55 + 0.3 * smoothstep(0.2, 0.5, slope) - 0.16 * sunny * smoothstep(0.15, 0.4, slope) - 0.1 * high,
		0.1,
		0.95,
	);
}

function wildShares({ x, y, height, slope }: Site): Share[] {
	const woods = 0.5 + 0.9 * fractalNoise(x / 1900, y / 1900, 2, 202);
	const high = smoothstep(highGround.from, highGround.to, height);
	return [
		['mortorio', 0.16 * (1 - high) + 0.14 * smoothstep(0.3, 0.5, slope)],
		['scrub', 0.62],
		['pine', clamp(woods, 0, 1) ** 2 * (0.35 + 0.5 * high)],
	];
}

function tendedShares({ height, slope, sunny }: Site): Share[] {
	const high = smoothstep(highGround.from, highGround.to, height);
	return [
		['olives', 0.46 * (1 - 0.55 * high) + 0.12 * sunny],
		['fallow', 0.16 + 0.34 * high * smoothstep(0.28, 0.1, slope)],
		['almonds', 0.12 + 0.16 * high],
	];
}

/** The use at a random position, 0 to 1, when each has its share of the whole. */
function draw(shares: readonly Share[], position: number): LandUse {
	let left = position * shares.reduce((sum, [, weight]) => sum + weight, 0);
	for (const [use, weight] of shares) {
		if (left < weight) return use;
		left -= weight;
	}
	return 'scrub';
}
