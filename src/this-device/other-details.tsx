import { useSyncExternalStore } from 'react';
import css from './details.module.css';
import { EraseAll } from './erase-all';
import { HowLongItStays } from './how-long-it-stays';
import { InstallRow } from './install-row';
import { OtherRows } from './other-rows';
import { storedPartsStore } from './stored-parts-store';

/** What is here beside the map, how long all of it stays, and taking it away. */
export default function OtherDetails() {
	const { parts, read } = useSyncExternalStore(
		storedPartsStore.subscribe,
		storedPartsStore.getSnapshot,
		storedPartsStore.getServerSnapshot,
	);
	// Where the storage cannot be read there is nothing to count, nothing stays, and nothing opens without network.
	const isUnreadable = read && !parts;
	return (
		<div className={css.details} data-place="after">
			{!isUnreadable && (
				<>
					<OtherRows />
					<HowLongItStays />
					<InstallRow />
				</>
			)}
			<EraseAll />
		</div>
	);
}
