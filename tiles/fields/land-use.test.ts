import { expect, test } from 'vitest';
import { chooseUse, isWild, type LandUse } from './land-use';
import type { Site } from './site';

const hillside: Site = { x: 0, y: 0, height: 200, riseX: 0.3, riseY: 0, slope: 0.3, sunny: 0.6, quinta: 600 };

/** What stands on the same ground all over the land. */
function survey(ground: Partial<Site>): LandUse[] {
	const uses: LandUse[] = [];
	for (let x = -20_000; x < 20_000; x += 900) {
		for (let y = -20_000; y < 20_000; y += 900) {
			const lot = (Math.abs(x * 7 + y * 13) % 1000) / 1000;
			uses.push(chooseUse({ ...hillside, ...ground, x, y }, lot, (lot * 7.3) % 1));
		}
	}
	return uses;
}

function isVineyard(use: LandUse): boolean {
	return use === 'patamares' || use === 'socalcos' || use === 'alto';
}

function share(uses: readonly LandUse[], of: (use: LandUse) => boolean): number {
	return uses.filter(of).length / uses.length;
}

test('there are more vineyards near a quinta than far from one', () => {
	const near = share(survey({ quinta: 500 }), isVineyard);
	expect(near).toBeGreaterThan(0.5);
	expect(share(survey({ quinta: 9000 }), isVineyard)).toBeLessThan(near - 0.2);
});

test('hardly a vine grows on high ground or on a cliff', () => {
	expect(share(survey({ height: 700, quinta: 9000 }), isVineyard)).toBeLessThan(0.08);
	expect(share(survey({ slope: 0.9, quinta: 9000 }), isVineyard)).toBeLessThan(0.2);
});

test('no terraces stand on level ground', () => {
	const terraced = share(survey({ slope: 0.05 }), (use) => use === 'patamares' || use === 'socalcos');
	expect(terraced).toBe(0);
});

test('steep slopes are wilder than gentle ones', () => {
	const far = { quinta: 9000 };
	expect(share(survey({ ...far, slope: 0.6 }), isWild)).toBeGreaterThan(
		share(survey({ ...far, slope: 0.15 }), isWild) + 0.1,
	);
});

test('every use is found somewhere', () => {
	const found = new Set([
		...survey({}),
		...survey({ slope: 0.05 }),
		...survey({ height: 600, quinta: 9000 }),
		...survey({ quinta: 9000 }),
	]);
	expect([...found].toSorted()).toEqual(
		['almonds', 'alto', 'fallow', 'mortorio', 'olives', 'patamares', 'pine', 'scrub', 'socalcos'].toSorted(),
	);
});
