import { useSyncExternalStore } from 'react';
import { extractStore } from '../extract/extract';
import { heardMessages } from '../messages/heard';
import { storageMessages as m } from '../messages/storage';
import { connectivityStore } from '../pwa/connectivity';
import { useNetworkAnnouncement } from '../ui/announce';
import { Icon } from '../ui/icon';
import css from './details.module.css';
import { EstateRows } from './estate-rows';
import { MapCheck } from './map-check';
import { MapLook } from './map-look';
import { useCoverage } from './use-coverage';
import { WifiSwitch } from './wifi-switch';

/** The map in detail: estate by estate, over which lines it may come, and whether it is sound and the newest. */
export default function MapDetails() {
	const state = useSyncExternalStore(extractStore.subscribe, extractStore.getSnapshot, extractStore.getServerSnapshot);
	const { online } = useSyncExternalStore(
		connectivityStore.subscribe,
		connectivityStore.getSnapshot,
		connectivityStore.getServerSnapshot,
	);
	useNetworkAnnouncement(online, online ? '' : m.offline, heardMessages.online);
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
				<p className={css.note}>{m.between}</p>
				<WifiSwitch />
				<MapCheck state={state} />
				<MapLook state={state} />
			</section>
		</div>
	);
}
