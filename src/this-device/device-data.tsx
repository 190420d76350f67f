import { storageMessages as m } from '#messages/storage';
import { lazyPart } from '../platform/lazy-part';
import css from './device-data.module.css';
import { ExtractPanel } from './extract-panel';

// About this device, so not prerendered. Where their code cannot be fetched, without network and before the worker has it, the room stays empty.
const details = () => import('./device-details');
const StorageSummary = lazyPart(async () => (await details()).StorageSummary, {
	placeholder: <div className={css.room} />,
});
const MapDetails = lazyPart(async () => (await details()).MapDetails, {
	placeholder: <div className={css.mapRoom} />,
});

/** Pages and pictures on this device, and how long they and the map stay. */
const OtherData = lazyPart(async () => (await details()).OtherDetails, {
	placeholder: <div className={css.otherRoom} />,
});

/** The messages on this device. */
const Messages = lazyPart(async () => (await details()).OutboxOverview, {
	placeholder: <div className={css.messagesRoom} />,
});

/** How much this site takes on the device: the sum above both columns. */
export function DeviceSum() {
	return (
		<div className={css.sum}>
			<noscript>
				<p className={css.note}>{m.withoutScripts}</p>
			</noscript>
			<StorageSummary />
		</div>
	);
}

/** The map: what is here, and what the visitor can do about it. */
export function DeviceMap() {
	return (
		<div className={css.data}>
			<ExtractPanel />
			<MapDetails />
		</div>
	);
}

/** All else: messages, pages and pictures, and removing everything. */
export function OtherDeviceData() {
	return (
		<div className={css.others}>
			<Messages />
			<OtherData />
		</div>
	);
}
