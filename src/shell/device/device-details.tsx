import { useSyncExternalStore } from 'react';
import { connectivityStore } from '../../device/connectivity';
import { extractStore } from '../../extract/extract';
import { storageMessages as m } from '../../messages/storage';
import { Icon } from '../../ui/icon';
import css from './device-details.module.css';
import { EstateRows } from './estate-rows';
import { HowLongItStays } from './how-long-it-stays';
import { MapCheck } from './map-check';
import { MapLook } from './map-look';
import { OtherRows } from './other-rows';
import { useCoverage } from './use-coverage';
import { WifiSwitch } from './wifi-switch';

/** What is here in detail: the map estate by estate, pages and pictures, and how long it stays. */
export default function DeviceDetails() {
	const state = useSyncExternalStore(extractStore.subscribe, extractStore.getSnapshot, extractStore.getServerSnapshot);
	const { online } = useSyncExternalStore(
		connectivityStore.subscribe,
		connectivityStore.getSnapshot,
		connectivityStore.getServerSnapshot,
	);
	const coverage = useCoverage(state);
	return (
		<div className={css.details}>
			{!online && (
				<p className={css.offline}>
					<Icon name="offline" />
					{m.offline}
				</p>
			)}
			<section aria-labelledby="estates-title">
				<h2 id="estates-title" className="small-caps">
					{m.estates}
				</h2>
				<EstateRows state={state} coverage={coverage} />
				<p className={css.note}>{m.shared}</p>
				<WifiSwitch />
				<MapCheck state={state} />
				<MapLook state={state} />
			</section>
			<OtherRows />
			<HowLongItStays />
		</div>
	);
}
