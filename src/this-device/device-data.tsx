import { storageMessages as m } from '../messages/storage';
import { deferred } from './deferred';
import css from './device-data.module.css';
import { ExtractPanel } from './extract-panel';

const StorageSummary = deferred(
	async () => ({ default: (await import('./storage-summary')).StorageSummary }),
	css.room,
);
const MapDetails = deferred(async () => ({ default: (await import('./map-details')).MapDetails }), css.mapRoom);

/** Pages and pictures on this device, and how long they and the map stay. */
export const OtherData = deferred(
	async () => ({ default: (await import('./other-details')).OtherDetails }),
	css.otherRoom,
);

/** How much this site takes on the device, and the map: what is here, and what the visitor can do about it. */
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
