import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../steps/write-whole';

/** What a service gave, kept on disk so that a run that was stopped need not ask again. */
export type TileStore = {
	/** The kept tile; empty if the service had none; `undefined` if it was not asked yet. */
	readonly get: (key: string) => Promise<Uint8Array | undefined>;
	readonly put: (key: string, body: Uint8Array) => Promise<void>;
};

/** @param folder its own of the service; keys are paths in it */
export function tileStore(folder: string): TileStore {
	return {
		get: (key) => readFile(join(folder, key)).catch(() => undefined),
		put: (key, body) => writeWhole(join(folder, key), body),
	};
}
