import { CanopyTap, canopyTexture } from './canopy';
import { GrainTap, grainTexture } from './grain';
import type { Texture } from './texture';

/** The textures of the land. */
export type Textures = {
	readonly grain: Texture[];
	readonly scrub: Texture[];
	readonly shrubs: Texture[];
	readonly pines: Texture[];
	readonly gallery: Texture[];
};

/** Texels a side: canopies repeat after 512 m, the grain after 460 m. */
const SIZE = 1024;

/** Makes the textures in about a second; smaller ones repeat sooner and are made faster. */
export function makeTextures(size: number = SIZE): Textures {
	return {
		grain: grainTexture(5, size / 2),
		scrub: canopyTexture({ seed: 11, cover: 0.8, smallest: 0.6, largest: 2.4 }, size),
		shrubs: canopyTexture({ seed: 12, cover: 0.3, smallest: 0.5, largest: 2.1 }, size),
		pines: canopyTexture({ seed: 13, cover: 0.84, smallest: 1.4, largest: 3.6 }, size),
		gallery: canopyTexture({ seed: 14, cover: 0.9, smallest: 1.2, largest: 5.2 }, size),
	};
}

/** The textures at one resolution. */
export type Brushes = {
	readonly fine: GrainTap;
	/** The same grain seven times as large. */
	readonly broad: GrainTap;
	readonly scrub: CanopyTap;
	readonly shrubs: CanopyTap;
	readonly pines: CanopyTap;
	/** Trees along the water. */
	readonly gallery: CanopyTap;
};

export function brushesFor({ grain, scrub, shrubs, pines, gallery }: Textures, resolution: number): Brushes {
	return {
		fine: new GrainTap(grain, resolution),
		broad: new GrainTap(grain, resolution, 7.3, 91),
		scrub: new CanopyTap(scrub, resolution, 1, 37),
		shrubs: new CanopyTap(shrubs, resolution),
		pines: new CanopyTap(pines, resolution, 1, 11),
		gallery: new CanopyTap(gallery, resolution),
	};
}
