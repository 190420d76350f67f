/** What went wrong with the archive or its manifest, as far as a caller treats it differently. */
type ArchiveFault =
	/** No answer: no network, a connection that was cut, or silence for too long. */
	| 'offline'
	/** The server answered, with a status that is no success. */
	| 'http'
	/** The manifest is not JSON, or not a manifest. */
	| 'bad-manifest'
	/** The bytes are not those the manifest announces. */
	| 'bad-archive'
	/** The bytes are not a PMTiles archive, for instance a page of HTML. */
	| 'not-an-archive'
	/** The archive ends before a tile that its directory names. */
	| 'truncated'
	/** The server sends the whole archive where a part of it was asked for. */
	| 'no-ranges';

export class ArchiveError extends Error {
	override name = 'ArchiveError';
	readonly kind: ArchiveFault;
	/** HTTP status, with kind `http` only. */
	readonly status: number | undefined;

	constructor(kind: ArchiveFault, options: { status?: number; cause?: unknown } = {}) {
		super(options.status === undefined ? kind : `${kind} ${options.status}`, { cause: options.cause });
		this.kind = kind;
		this.status = options.status;
	}
}
