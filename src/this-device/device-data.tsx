import { storageMessages as m } from '../messages/storage';
import { deferred } from './deferred';
import css from './device-data.module.css';
import { ExtractPanel } from './extract-panel';

const StorageSummary = deferred(() => import('./storage-summary'), css.room);
const MapDetails = deferred(() => import('./map-details'), css.mapRoom);

/** Pages and pictures on this device, and how long they and the map stay. */
export const OtherData = deferred(() => import('./other-details'), css.otherRoom);

/** How much this site takes on the device, and the map: what is here, and what the visitor can do about it [07-aplicacao-estados]. */
export function DeviceData() {
	return (
		<div className={css.data}>
			<noscript>
				<p className={css.note}>{m.withoutScripts}</p>
			</noscript>
			<StorageSummary />
			<ExtractPanel />
			<MapDetails />
		</div>
	);
}
