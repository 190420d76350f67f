import { isRecord } from './json';

/** Why the device's storage failed: it has no room, or refuses. */
export type StorageFault = 'storage-full' | 'storage-unavailable';

export function storageFaultOf(error: unknown): StorageFault {
	return isRecord(error) && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-unavailable';
}

/** The device's storage failed. */
export class StorageError extends Error {
	override name = 'StorageError';
	readonly kind: StorageFault;

	constructor(kind: StorageFault, cause: unknown) {
		super(kind, { cause });
		this.kind = kind;
	}
}

/** Gives every failure of the device's storage a type. @throws {StorageError} */
export async function withStorage<Result>(perform: () => Promise<Result>): Promise<Result> {
	try {
		return await perform();
	} catch (cause) {
		if (cause instanceof StorageError) throw cause;
		throw new StorageError(storageFaultOf(cause), cause);
	}
}

/** Whether a server that answers so is to be asked again: it has too much to do, or is broken. */
export function isTransient(status: number): boolean {
	return status === 429 || status >= 500;
}
