import type { ConnectionTraits } from '../platform/connection';
import { type ExtractChoice, isRefusal } from './choice';

/** What the browser tells about the line, and undefined where it does not tell. */
export type DeviceTraits = { connection: ConnectionTraits | undefined; standalone: boolean };

/**
 * Whether the extract may be fetched without a tap (PRODUCT 5.2): not on Save-Data, not on 2g or 3g, and where the
 * browser does not tell only in the installed site. A choice made earlier wins either way.
 */
export function startsByItself(device: DeviceTraits, choice: ExtractChoice): boolean {
	if (choice === 'wanted') return true;
	if (isRefusal(choice)) return false;
	return device.connection ? !isSparing(device.connection) : device.standalone;
}

/** Whether the line is slow, or the visitor told his browser to save data. */
export function isSparing({ saveData, effectiveType }: ConnectionTraits): boolean {
	return saveData || effectiveType !== '4g';
}
