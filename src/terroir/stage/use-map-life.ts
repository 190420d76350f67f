import { useEffect } from 'react';
import type { TerroirServices } from '../services';
import type { MapSession } from './map-session';
import { startsByItself } from './start-policy';

/** Starts the live map by itself where it may, once the page is idle; keeps it in its box; leaves nothing running afterwards. */
export function useMapLife(session: MapSession, services: TerroirServices, startMap: () => void): void {
	useEffect(() => {
		let left = false;
		const callOff = services.whenIdle(async () => {
			// Storage that cannot be read holds nothing, nor does code that does not come.
			const onDevice = await services.isOnDevice().catch(() => false);
			const isPhone = services.isPhone();
			if (!left && startsByItself({ isPhone, onDevice, connection: services.connection() })) startMap();
		});
		const resize = () => session.resize();
		addEventListener('resize', resize);
		return () => {
			left = true;
			callOff();
			removeEventListener('resize', resize);
			session.stop();
		};
	}, [session, services, startMap]);
}
