import { useEffect, useState } from 'react';
import { ArchiveError } from '../extract/archive-error';
import { checkForNewer } from '../extract/extract';
import { readLastChecked } from '../extract/preferences';
import type { ExtractState } from '../extract/state';
import { storageMessages as m } from '../messages/storage';
import { reportRequest } from '../pwa/connectivity';
import { CareRow } from './care-row';

type Look = 'none' | 'looking' | 'looked' | 'failed';

/** When the server was last asked for a newer map, and asking it now. */
export function MapLook({ state }: { state: ExtractState }) {
	const [look, setLook] = useState<Look>('none');
	const [last, setLast] = useState<Date>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a look by hand, or one behind the page, leaves another moment
	useEffect(() => {
		void readLastChecked().then(setLast);
	}, [look, state]);

	const perform = async () => {
		setLook('looking');
		try {
			await checkForNewer();
			reportRequest(true);
			setLook('looked');
		} catch (error) {
			reportRequest(!(error instanceof ArchiveError && error.kind === 'offline'));
			setLook('failed');
		}
	};
	return (
		<CareRow
			label={m.lookForMap}
			busy={look === 'looking'}
			words={describe(look, state, last)}
			perform={() => void perform()}
		/>
	);
}

function describe(look: Look, state: ExtractState, last: Date | undefined): string {
	if (look === 'looking') return m.looking;
	if (look === 'failed') return m.noAnswer;
	if (look === 'looked' && state.kind === 'ready') return m.newest;
	if (look === 'looked' && state.kind === 'stale') return m.newer;
	return last ? m.looked(last, new Date()) : m.neverLooked;
}
