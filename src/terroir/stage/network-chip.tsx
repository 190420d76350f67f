import type { ExtractState } from '../../extract/state';
import { terroirMessages as m } from '../../messages/terroir';
import { Icon } from '../../ui/icon';

/** Says whether the map works without network, where that is worth saying. */
export function NetworkChip({ online, extract }: { online: boolean; extract: ExtractState['kind'] }) {
	const stored = extract === 'ready' || extract === 'stale';
	if (online && !stored) return null;
	return (
		<span className="chip" data-tone={online ? 'ready' : undefined}>
			<Icon name={online ? 'check' : 'offline'} />
			{online ? m.readyOffline : stored ? m.offlineStored : m.offline}
		</span>
	);
}
