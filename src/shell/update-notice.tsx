import { useState } from 'react';
import { updateMessages as m } from '#messages/update';
import { useStore } from '../platform/use-store';
import { acceptUpdate, type SiteUpdate, updateStore } from '../pwa/update';
import { Notice } from '../ui/notice';

/** Offers a newer build of the site; never forces it (docs/product.md 5.5). Closed, it stays closed until there is something else to say. */
export function UpdateNotice() {
	const update = useStore(updateStore);
	const [dismissed, setDismissed] = useState<SiteUpdate>('none');
	const canChoose = update !== 'activating';
	return (
		<div role="status">
			{update !== 'none' && update !== dismissed && (
				<Notice
					icon="refresh"
					text={m[update]}
					ground="dark"
					data-update={update}
					{...(canChoose && { action: <Accept />, close: { label: m.dismiss, onPress: () => setDismissed(update) } })}
				/>
			)}
		</div>
	);
}

function Accept() {
	return (
		<button type="button" className="button" data-variant="outline" onClick={acceptUpdate}>
			{m.accept}
		</button>
	);
}
