import { heardMessages } from '../../messages/heard';
import { terroirMessages as m } from '../../messages/terroir';
import { useAnnouncement, useNetworkAnnouncement } from '../../ui/announce';
import { Icon } from '../../ui/icon';
import { liveOrigin, type MapStatus } from './map-status';

type NetworkChipProps = { online: boolean; stored: boolean; status: MapStatus };

/** Says whether the map works without network, where that is worth saying, and to those who hear the page that it opens. Fetched then. */
export default function NetworkChip({ online, stored, status }: NetworkChipProps) {
	const words = online ? stored && m.readyOffline : stored ? m.offlineStored : m.offline;
	useNetworkAnnouncement(online, words || '', heardMessages.online);
	useAnnouncement('map', liveOrigin(status) ? heardMessages.mapOpened : status.kind === 'loading' ? m.loading : '');
	if (!words) return null;
	return (
		<span className="chip" data-tone={online ? 'ready' : undefined}>
			<Icon name={online ? 'check' : 'offline'} />
			{words}
		</span>
	);
}
