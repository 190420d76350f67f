import type { ConnectionTraits } from '../../platform/connection';

type Circumstances = {
	isPhone: boolean;
	/** Code and extract are here: nothing has to be fetched. */
	onDevice: boolean;
	/** Undefined where the browser does not tell. */
	connection: ConnectionTraits | undefined;
};

/**
 * Whether the live map starts without being asked: where everything is on the device, otherwise on a good line, and on a phone
 * only by the visitor's own wish (PRODUCT 4).
 */
export function startsByItself({ isPhone, onDevice, connection }: Circumstances): boolean {
	if (onDevice) return true;
	if (isPhone) return false;
	return connection === undefined || (!connection.saveData && connection.effectiveType === '4g');
}
