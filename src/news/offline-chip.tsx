import { newsMessages as m } from '../messages/news';
import { Icon } from '../ui/icon';
import css from './offline-chip.module.css';

/** Says that without network there is no more news than the device has. */
export function OfflineChip() {
	return (
		<p className={`chip ${css.chip}`} data-tone="offline">
			<Icon name="offline" /> {m.offline}
		</p>
	);
}
