import { ArchiveError } from '../../extract/archive-error';

/** What can keep the live map or some of it away, as far as the page says different things (docs/product.md 6). */
export type MapErrorKind =
	| 'no-webgl'
	| 'context-lost'
	| 'no-container'
	| 'access-denied'
	| 'token-missing'
	| 'unsupported-image'
	| 'unreachable'
	| 'damaged';

/** Why there is no live map, where nothing but our own code knows. */
export class MapError extends Error {
	override name = 'MapError';
	readonly kind: MapErrorKind;

	constructor(kind: MapErrorKind, options?: ErrorOptions) {
		super(kind, options);
		this.kind = kind;
	}
}

/** The provider of imagery beyond the archive does not give it: never a reason to go without a map. */
export class ProviderError extends MapError {
	override name = 'ProviderError';
}

/**
 * Says what an error of the engine, of the archive or of a tile means. MapLibre's `GPUInitializationError` is known by its
 * name, so that the page need not load the engine to understand its absence.
 */
export function classifyMapError(error: unknown): MapErrorKind {
	if (error instanceof ArchiveError) return classifyArchiveError(error);
	if (error instanceof MapError) return error.kind;
	if (!(error instanceof Error)) return 'damaged';
	if (error.name === 'GPUInitializationError') return 'no-webgl';
	if (isUndecodable(error)) return 'unsupported-image';
	if ('status' in error && typeof error.status === 'number') return classifyStatus(error.status);
	// A chunk or the list of places that did not arrive: `fetch` and `import()` both fail with a TypeError.
	return error.name === 'TypeError' ? 'unreachable' : 'damaged';
}

/** A picture that the browser does not decode: `createImageBitmap` says so by the error's name, MapLibre in words that have no type. */
function isUndecodable({ name, message }: Error): boolean {
	return name === 'InvalidStateError' || message.includes('supported image type');
}

function classifyArchiveError({ kind, status }: ArchiveError): MapErrorKind {
	if (kind === 'offline') return 'unreachable';
	return kind === 'http' ? classifyStatus(status) : 'damaged';
}

function classifyStatus(status: number | undefined): MapErrorKind {
	return status === 401 || status === 403 ? 'access-denied' : 'unreachable';
}
