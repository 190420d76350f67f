import { useState } from 'react';
import { mapMessages as m } from '#messages/map';
import type { ExtractState } from '../../extract/state';
import { useAnnouncement, useNetworkAnnouncement } from '../../ui/announce';
import { Icon } from '../../ui/icon';
import { liveOrigin, type MapStatus } from '../session/map-session';

type MapStatusChipProps = { online: boolean; extract: ExtractState['kind']; status: MapStatus };

/** How the map is: a chip says whether it works without network, where that is worth saying, and a sentence that is only heard that it opens. Fetched then. */
export function MapStatusChip({ online, extract, status }: MapStatusChipProps) {
	const stored = extract === 'ready' || extract === 'stale';
	// News only to those who were here while it came: on the next page it can be seen, and is not said again.
	const [awaited, setAwaited] = useState(false);
	if (!awaited && !stored && extract !== 'absent') setAwaited(true);
	const words = online ? stored && m.readyOffline : stored ? m.offlineStored : m.offline;
	useNetworkAnnouncement(online, (!online || awaited) && words ? words : '');
	useAnnouncement('map', liveOrigin(status) ? m.opened : status.kind === 'loading' ? m.loading : '');
	if (!words) return null;
	return (
		<span className="chip" data-tone={online ? 'ready' : undefined}>
			<Icon name={online ? 'check' : 'offline'} />
			{words}
		</span>
	);
}
