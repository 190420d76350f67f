import type { Metres } from '../geo/frame';
import { between, contains, extentOf, type Ring, sidesOf } from '../geo/planar';

/** Height of the ground in metres above the sea at a point of the local frame. */
export type HeightAt = (x: number, y: number) => number;

export type Ground = {
	/** Metres above the sea. */
	readonly altitude: { readonly min: number; readonly max: number; readonly mean: number };
	/** Where it is highest and lowest, in the local frame; on level ground anywhere. */
	readonly top: Metres;
	readonly foot: Metres;
	/** Mean inclination in degrees, 0 on the level. */
	readonly slope: number;
	/** Compass bearing that the ground faces on the whole, degrees clockwise from north, 0 ≤ exposure < 360. */
	readonly exposure: number;
};

/** Two measurements a calço: a terrace is 4 to 7 m wide. */
const spacing = 3;
/** Reach of the differences that give the slope, each way, in metres: across a terrace or two, not along one bank. */
const reach = 10;

/**
 * Measures the ground inside an outline on a square lattice, its lowest and highest point also along the edge.
 * @throws {RangeError} when the outline is too small for the lattice to hit
 */
export function measureGround(rings: readonly Ring[], heightAt: HeightAt): Ground {
	const inside = latticeWithin(rings);
	if (inside.length === 0) throw new RangeError('The outline encloses no ground.');
	const { top, foot } = endsOf([...inside, ...edgeOf(rings)], heightAt);
	let heights = 0;
	let inclination = 0;
	let east = 0;
	let north = 0;
	for (const [x, y] of inside) {
		heights += heightAt(x, y);
		const riseEast = (heightAt(x + reach, y) - heightAt(x - reach, y)) / (2 * reach);
		const riseNorth = (heightAt(x, y + reach) - heightAt(x, y - reach)) / (2 * reach);
		inclination += Math.atan(Math.hypot(riseEast, riseNorth));
		east -= riseEast;
		north -= riseNorth;
	}
	return {
		altitude: { min: heightAt(...foot), max: heightAt(...top), mean: heights / inside.length },
		top,
		foot,
		slope: degrees(inclination / inside.length),
		exposure: (degrees(Math.atan2(east, north)) + 360) % 360,
	};
}

/** The highest and the lowest of the points. @throws {TypeError} when there are none */
function endsOf(points: readonly Metres[], heightAt: HeightAt): { top: Metres; foot: Metres } {
	const measured = points.map((point) => ({ point, height: heightAt(...point) }));
	return {
		top: measured.reduce((top, each) => (each.height > top.height ? each : top)).point,
		foot: measured.reduce((foot, each) => (each.height < foot.height ? each : foot)).point,
	};
}

function latticeWithin(rings: readonly Ring[]): Metres[] {
	const extent = extentOf(rings);
	const points: Metres[] = [];
	for (let y = extent.south + spacing / 2; y < extent.north; y += spacing) {
		for (let x = extent.west + spacing / 2; x < extent.east; x += spacing) {
			if (contains(rings, [x, y])) points.push([x, y]);
		}
	}
	return points;
}

function edgeOf(rings: readonly Ring[]): Metres[] {
	return rings.flatMap(sidesOf).flatMap(([a, b]) => {
		const pieces = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / spacing));
		return Array.from({ length: pieces }, (_, i) => between(a, b, i / pieces));
	});
}

function degrees(radians: number): number {
	return (radians * 180) / Math.PI;
}
