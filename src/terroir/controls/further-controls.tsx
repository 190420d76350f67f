import type { ReactNode } from 'react';
import { FullScreenControl } from './full-screen-control';
import { LayersControl } from './layers-control';
import { LocateControl } from './locate-control';
import type { MapControlsProps } from './map-controls';

/** Locate, layers and full screen; each is left out where it cannot work. */
export default function FurtherControls({ session, services, live }: MapControlsProps): ReactNode {
	return (
		<>
			<LocateControl session={session} after={services.after} live={live} />
			<LayersControl session={session} live={live} />
			<FullScreenControl />
		</>
	);
}
