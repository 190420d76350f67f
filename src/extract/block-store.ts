/** The verified blocks of one archive on this device, each under its SHA-256. */
export type BlockStore = {
	hashes(): Promise<ReadonlySet<string>>;
	get(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
	/** @throws {StorageError} when the device has no room, or refuses */
	put(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
	delete(hash: string): Promise<void>;
};

export type StorageFault = 'storage-full' | 'storage-unavailable';

export class StorageError extends Error {
	override name = 'StorageError';
	readonly kind: StorageFault;

	constructor(kind: StorageFault, cause: unknown) {
		super(kind, { cause });
		this.kind = kind;
	}
}

/** Performs something with the device's storage and gives its failures a type. */
export async function withStorage<Result>(perform: () => Promise<Result>): Promise<Result> {
	try {
		return await perform();
	} catch (cause) {
		if (cause instanceof StorageError) throw cause;
		const full = cause instanceof Error && cause.name === 'QuotaExceededError';
		throw new StorageError(full ? 'storage-full' : 'storage-unavailable', cause);
	}
}
