import type { ReactNode } from 'react';
import { terroirMessages as m } from '../../messages/terroir';
import { Icon } from '../../ui/icon';

/** Says whether the map works without network. Fetched where that is worth saying. */
export default function NetworkChip({ online, stored }: { online: boolean; stored: boolean }): ReactNode {
	return (
		<span className="chip" data-tone={online ? 'ready' : undefined}>
			<Icon name={online ? 'check' : 'offline'} />
			{online ? m.readyOffline : stored ? m.offlineStored : m.offline}
		</span>
	);
}
