import type { ExtractChoice } from './choice';

/** What the browser tells about the line; undefined where it does not tell. */
export type Connection = { saveData: boolean; effectiveType: string } | undefined;

export type DeviceTraits = { connection: Connection; standalone: boolean };

/**
 * Whether the extract may be fetched without a tap (PRODUCT 5.2): not on Save-Data, not on 2g or 3g, and where the
 * browser does not tell only in the installed site. A choice made earlier wins either way.
 */
export function startsByItself(device: DeviceTraits, choice: ExtractChoice): boolean {
	if (choice === 'wanted') return true;
	if (choice === 'paused' || choice === 'removed') return false;
	if (!device.connection) return device.standalone;
	return !device.connection.saveData && device.connection.effectiveType === '4g';
}

/** Wait before the next attempt after `failures` in a row, in ms: 2 s, doubling, at most 5 min. */
export function retryDelay(failures: number): number {
	return Math.min(2000 * 2 ** failures, 300_000);
}
