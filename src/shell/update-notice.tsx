import { useState, useSyncExternalStore } from 'react';
import { acceptUpdate, type SiteUpdate, updateStore } from '../device/update-store';
import { updateMessages as m } from '../messages/update';
import { Icon } from '../ui/icon';
import css from './update-notice.module.css';

/** Offers a newer build of the site; never forces it (PRODUCT 5.5). Closed, it stays closed until there is something else to say. */
export function UpdateNotice() {
	const update = useSyncExternalStore(updateStore.subscribe, updateStore.getSnapshot, updateStore.getServerSnapshot);
	const [dismissed, setDismissed] = useState<SiteUpdate>('none');
	return (
		<div role="status">
			{update !== 'none' && update !== dismissed && (
				<div className={css.notice} data-update={update} data-ground="dark">
					<Icon name="refresh" />
					<p>{m[update]}</p>
					{update !== 'activating' && (
						<>
							<button type="button" className="button" data-variant="outline" onClick={acceptUpdate}>
								{m.accept}
							</button>
							<button type="button" className={css.close} aria-label={m.dismiss} onClick={() => setDismissed(update)}>
								<Icon name="close" />
							</button>
						</>
					)}
				</div>
			)}
		</div>
	);
}
