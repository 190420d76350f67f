import { useSyncExternalStore } from 'react';
import type { MapLayers } from '../map/engine';
import type { MapSession } from '../session/map-session';

/** What the visitor has laid over the imagery. */
export function useLayers(session: MapSession): MapLayers {
	return useSyncExternalStore(session.subscribeStatus, session.getLayers, session.getLayers);
}
