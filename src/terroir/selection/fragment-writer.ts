import type { MapCamera } from '../map/engine';
import { formatFragment } from './fragment';

/**
 * Puts the camera into the address. The router patches `history.replaceState` on the instance and would take the change for
 * a navigation; the prototype's own method is not patched.
 */
export function writeFragment(camera: MapCamera): void {
	const address = `${location.pathname}${location.search}${formatFragment(camera)}`;
	History.prototype.replaceState.call(history, history.state, '', address);
}
