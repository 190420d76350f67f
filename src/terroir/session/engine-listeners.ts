import type { MapEngineListeners } from '../map/engine';

/** The same listeners, deaf as soon as the engine they were made for is no longer the one in use. */
export function whileCurrent(isCurrent: () => boolean, listeners: MapEngineListeners): MapEngineListeners {
	const guard =
		<Args extends readonly unknown[]>(listener: (...args: Args) => void) =>
		(...args: Args) => {
			if (isCurrent()) listener(...args);
		};
	return {
		onReady: guard(listeners.onReady),
		onMove: guard(listeners.onMove),
		onMoveEnd: guard(listeners.onMoveEnd),
		onParcelClick: guard(listeners.onParcelClick),
		onParcelHover: guard(listeners.onParcelHover),
		onError: guard(listeners.onError),
		onContextLost: guard(listeners.onContextLost),
		onLeave: guard(listeners.onLeave),
		onAttribution: guard(listeners.onAttribution),
	};
}
