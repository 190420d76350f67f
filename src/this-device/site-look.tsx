import { useState, useSyncExternalStore } from 'react';
import { storageMessages as m } from '../messages/storage';
import { reportRequest } from '../pwa/connectivity';
import { lastLookStore, lookNow, type UpdateLook } from '../pwa/update-look';
import { CareRow } from './care-row';
import { readStoredParts, storedPartsStore } from './stored-parts-store';

const outcomes: Record<UpdateLook, string> = {
	newest: m.newestSite,
	newer: m.newerSite,
	unanswered: m.noAnswer,
};

/** When the server was last asked for a newer edition of the site, and asking it now; nothing where no pages are stored, and so none can be old. */
export function SiteLook() {
	const last = useSyncExternalStore(
		lastLookStore.subscribe,
		lastLookStore.getSnapshot,
		lastLookStore.getServerSnapshot,
	);
	const { parts } = useSyncExternalStore(
		storedPartsStore.subscribe,
		storedPartsStore.getSnapshot,
		storedPartsStore.getServerSnapshot,
	);
	const [look, setLook] = useState<UpdateLook | 'looking'>();
	if (last === undefined || parts?.pages === 0) return null;

	const perform = async () => {
		setLook('looking');
		const outcome = await lookNow();
		reportRequest(outcome !== 'unanswered');
		// Another tab may have taken the pages away: then there was nobody to ask.
		if (outcome === 'unanswered') await readStoredParts();
		setLook(outcome);
	};
	return (
		<CareRow
			label={m.lookForSite}
			busy={look === 'looking'}
			words={describe(look, new Date(last))}
			perform={() => void perform()}
		/>
	);
}

function describe(look: UpdateLook | 'looking' | undefined, last: Date): string {
	if (look === undefined) return m.looked(last, new Date());
	return look === 'looking' ? m.looking : outcomes[look];
}
