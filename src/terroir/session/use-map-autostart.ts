import { useEffect } from 'react';
import type { ConnectionTraits } from '../../platform/connection';
import type { TerroirDeps } from '../deps';
import type { MapSession } from './map-session';

/** Starts the live map by itself where it may, once the page is idle; keeps it in its box; leaves nothing running afterwards. */
export function useMapAutostart(session: MapSession, deps: TerroirDeps, startMap: () => void): void {
	useEffect(() => {
		let left = false;
		const callOff = deps.whenIdle(async () => {
			// Storage that cannot be read holds nothing, nor does code that does not come.
			const onDevice = await deps.isOnDevice().catch(() => false);
			const isPhone = deps.isPhone();
			if (!left && startsByItself({ isPhone, onDevice, connection: deps.connection() })) startMap();
		});
		const resize = () => session.resize();
		addEventListener('resize', resize);
		return () => {
			left = true;
			callOff();
			removeEventListener('resize', resize);
			session.stop();
		};
	}, [session, deps, startMap]);
}

type Circumstances = {
	isPhone: boolean;
	/** Code and extract are here: nothing has to be fetched. */
	onDevice: boolean;
	/** Undefined where the browser does not tell. */
	connection: ConnectionTraits | undefined;
};

/**
 * Whether the live map starts without being asked: where everything is on the device, otherwise on a good line, and on a phone
 * only by the visitor's own wish (docs/product.md 4).
 */
export function startsByItself({ isPhone, onDevice, connection }: Circumstances): boolean {
	if (onDevice) return true;
	if (isPhone) return false;
	return connection === undefined || (!connection.saveData && connection.effectiveType === '4g');
}
