import { existsSync } from 'node:fs';

/** The file behind an address of a picture: committed, or drawn by the last build for what is new. */
export function servedFile(address: string): string {
	const committed = `public${address}`;
	return existsSync(committed) ? committed : `build-output/made/public${address}`;
}
