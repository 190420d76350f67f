import { useState } from 'react';
import { reloadExtract, startDownload } from '../extract/extract';
import { type ExtractState, isAtRest } from '../extract/state';
import { type Verification, verifyArchives } from '../extract/verify';
import { storageMessages as m } from '../messages/storage';
import { CareRow } from './care-row';

type Check =
	| { kind: 'none' }
	| { kind: 'checking'; read: number; total: number }
	| ({ kind: 'checked' } & Verification)
	| { kind: 'failed' };

/** Reads the stored map part by part and compares each with what it must be; nothing while there is nothing to read or it is being written. */
export function MapCheck({ state }: { state: ExtractState }) {
	const [check, setCheck] = useState<Check>({ kind: 'none' });
	if (!isAtRest(state) && check.kind === 'none') return null;

	const perform = async () => {
		setCheck({ kind: 'checking', read: 0, total: 0 });
		try {
			const found = await verifyArchives((read, total) => setCheck({ kind: 'checking', read, total }));
			await reloadExtract();
			if (found.wrong > 0) await startDownload();
			setCheck({ kind: 'checked', ...found });
		} catch {
			setCheck({ kind: 'failed' });
		}
	};
	const busy = check.kind === 'checking' || !isAtRest(state);
	return <CareRow label={m.check} busy={busy} words={describe(check)} perform={() => void perform()} />;
}

function describe(check: Check): string {
	switch (check.kind) {
		case 'none':
			return '';
		case 'checking':
			return m.checking(check.read, check.total);
		case 'checked':
			return check.wrong > 0 ? m.damaged(check.wrong) : m.sound(check.read);
		case 'failed':
			return m.notChecked;
	}
}
