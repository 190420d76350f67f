import { storageMessages as m } from '#messages/storage';
import { lazyPart } from '../platform/lazy-part';
import css from './device-data.module.css';
import { ExtractPanel } from './extract-panel';

// About this device, so not prerendered. Where their code cannot be fetched, without network and before the worker has it, the room stays empty.
const details = () => import('./device-details');
const room = (className: string | undefined) => ({ placeholder: <div className={`${css.room} ${className}`} /> });
const StorageSummary = lazyPart(async () => (await details()).StorageSummary, room(css.sumRoom));
const MapDetails = lazyPart(async () => (await details()).MapDetails);
const Messages = lazyPart(async () => (await details()).OutboxOverview, room(css.messagesRoom));
const OtherRows = lazyPart(async () => (await details()).OtherRows, room(css.rowsRoom));
const Estates = lazyPart(async () => (await details()).Estates, room(css.estatesRoom));
const StoragePersistence = lazyPart(async () => (await details()).StoragePersistence, room(css.stayRoom));
const InstallRow = lazyPart(async () => (await details()).InstallRow);
const EraseAll = lazyPart(async () => (await details()).EraseAll, room(css.eraseRoom));

/** All that is here, in the two columns of a page: the map and what it is of; what else is stored, how long it stays, and last what removes everything. */
export function DeviceData() {
	return (
		<div className={css.device}>
			<div className={css.wide}>
				<noscript>
					<p className={css.note}>{m.withoutScripts}</p>
				</noscript>
				<StorageSummary />
			</div>
			<div className={css.column}>
				<ExtractPanel />
				<MapDetails />
				<Estates />
			</div>
			<div className={css.column}>
				<Messages />
				<OtherRows />
				<StoragePersistence />
				<InstallRow />
				<EraseAll />
			</div>
		</div>
	);
}
