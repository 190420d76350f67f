/** MapLibre keeps showing the coarser tile beneath for a tile that fails with 404, and reports nothing. */
export class MissingTileError extends Error {
	override name = 'MissingTileError';
	readonly status = 404;
}
