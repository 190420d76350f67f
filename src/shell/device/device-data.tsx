import { storageMessages as m } from '../../messages/storage';
import { deferred } from './deferred';
import css from './device-data.module.css';
import { ExtractPanel } from './extract-panel';

const StorageSummary = deferred(() => import('./storage-summary'), css.room);
const DeviceDetails = deferred(() => import('./device-details'), css.details);

/** What this site keeps on the device, and what the visitor can do about it [07-aplicacao-estados]. */
export function DeviceData() {
	return (
		<div className={css.data}>
			<noscript>
				<p className={css.note}>{m.withoutScripts}</p>
			</noscript>
			<StorageSummary />
			<ExtractPanel />
			<DeviceDetails />
		</div>
	);
}
