import { ArchiveError } from '../../extract/archive-error';

/** What can keep the live map away, as far as a visitor is told different things (SPEC 8). */
export type MapErrorKind = 'no-webgl' | 'access-denied' | 'unreachable' | 'damaged';

/**
 * Says what an error of the engine, of the archive or of a tile means. MapLibre's `GPUInitializationError` is known by its
 * name, so that the page need not load the engine to understand its absence.
 */
export function classifyMapError(error: unknown): MapErrorKind {
	if (error instanceof ArchiveError) return classifyArchiveError(error);
	if (!(error instanceof Error)) return 'damaged';
	if (error.name === 'GPUInitializationError') return 'no-webgl';
	if ('status' in error && typeof error.status === 'number') return classifyStatus(error.status);
	// A chunk or the list of places that did not arrive: `fetch` and `import()` both fail with a TypeError.
	return error.name === 'TypeError' ? 'unreachable' : 'damaged';
}

function classifyArchiveError({ kind, status }: ArchiveError): MapErrorKind {
	if (kind === 'offline') return 'unreachable';
	return kind === 'http' ? classifyStatus(status) : 'damaged';
}

function classifyStatus(status: number | undefined): MapErrorKind {
	return status === 401 || status === 403 ? 'access-denied' : 'unreachable';
}
