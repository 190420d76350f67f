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

/** The engine's code has not come: its style sheet and its script fail in different words. */
export class MissingEngineError extends Error {
	override name = 'MissingEngineError';
}

/** The box that the map was to be drawn in is not in the page. */
export class MissingContainerError extends Error {
	override name = 'MissingContainerError';
}

/** A graphics context is refused where one was given before: the browser takes time to give the next. */
export class RefusedContextError extends Error {
	override name = 'RefusedContextError';
}

/** The provider of imagery beyond the archive does not give it: never a reason to go without a map. */
export class ProviderError extends Error {
	override name = 'ProviderError';
	readonly kind: MapErrorKind;

	constructor(kind: 'access-denied' | 'unsupported-image' | 'token-missing') {
		super(kind);
		this.kind = kind;
	}
}

/**
 * Says what an error of the engine, of the archive or of a tile means. MapLibre's `GPUInitializationError` is known by its
 * name, so that the page need not load the engine to understand its absence.
 */
export function classifyMapError(error: unknown): MapErrorKind {
	if (error instanceof ArchiveError) return classifyArchiveError(error);
	if (error instanceof ProviderError) return error.kind;
	if (error instanceof MissingContainerError) return 'no-container';
	if (error instanceof RefusedContextError) return 'context-lost';
	if (error instanceof MissingEngineError) return 'unreachable';
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
