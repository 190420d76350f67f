import { isWild } from '../../fields/land-use';
import { clamp, smoothstep } from '../../geo/scalars';
import { standing } from '../canopy';
import { coverColours, type Paint } from '../paint';
import type { Spot } from '../spot';

/** Where this much land drains through, in powers of ten of square metres, trees begin to line the stream; here they close. */
const stream = { from: 4.6, to: 5.25 } as const;
/** Gullies that run only in winter: broom and brambles along their bed. */
const gully = { from: 3.98, to: 4.5 } as const;
/** On tended land only the deeper ones are left to them. */
const cleared = 0.2;
/** The belt along a river, in metres from the edge of high water: bare gravel and rock up to here, then willows, alders and ash. */
const shore = -1;
const belt = 24;

/** Trees along the streams and rivers, each crown there or not; between them damp grass, and gravel by the water. */
export function paintRiparian(paint: Paint, spot: Spot): void {
	const { streams, water, broad, clump, wander, brushes } = spot;
	let growth = smoothstep(stream.from, stream.to, streams + 0.22 * broad + 0.16 * wander + 0.15 * clump);
	if (growth < 1) layGully(paint, spot);
	if (water < belt * 1.4) {
		layShore(paint, spot);
		const inland = water - shore - 3 * clump - 3 * wander;
		const width = belt * (0.55 + 0.5 * broad + 0.3 * spot.patch);
		growth = Math.max(
			growth * smoothstep(0, 6, inland),
			0.85 * smoothstep(0, 3, inland) * smoothstep(width, width * 0.45, inland),
		);
	}
	if (growth < 0.02) return;
	const { gallery } = brushes;
	gallery.read(spot.x, spot.y);
	paint.layMixed(
		coverColours.scrubDry,
		coverColours.galleryPale,
		clamp(0.5 + 0.4 * broad + 0.3 * clump),
		growth * 0.55,
		0.95 + 0.1 * clump,
	);
	paint.shade(1 + (gallery.light - 1) * growth * 0.9);
	const crowns = standing(clamp(growth * 1.25 - 0.12 + 0.2 * clump), gallery.kind, spot.resolution) * gallery.cover;
	paint.layMixed(coverColours.galleryDark, coverColours.galleryPale, gallery.kind, crowns, gallery.light * 0.95 + 0.18);
}

/** Scrub in the bed of a gully, thinner on tended land. */
function layGully(paint: Paint, spot: Spot): void {
	const isTended = !isWild(spot.planting.use);
	const from = gully.from + (isTended ? cleared : 0);
	const wet = smoothstep(from, gully.to, spot.streams + 0.16 * spot.broad + 0.1 * spot.wander + 0.12 * spot.clump);
	if (wet < 0.02) return;
	const { scrub } = spot.brushes;
	const density = wet * (isTended ? 0.5 : 0.85);
	scrub.read(spot.x, spot.y);
	paint.shade(1 + (scrub.light - 1) * density * 0.8);
	const shrubs = standing(density, scrub.kind, spot.resolution) * scrub.cover;
	paint.layMixed(coverColours.galleryDark, coverColours.scrubPale, scrub.kind, shrubs, scrub.light * 0.95 + 0.2);
}

/** The strip that high water keeps bare. */
function layShore(paint: Paint, { water, clump, speck, wander, broad }: Spot): void {
	const dry = smoothstep(shore + 1.5, shore, water + 2.5 * clump - 2.5 * wander);
	paint.layMixed(
		coverColours.sand,
		coverColours.rock,
		clamp(0.5 + 0.6 * broad + 0.4 * clump),
		dry * 0.85,
		0.95 + 0.1 * clump + 0.1 * speck,
	);
}
