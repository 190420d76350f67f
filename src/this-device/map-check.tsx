import { useState } from 'react';
import { type Checkup, examineExtract } from '../extract/checkup';
import type { ExtractState } from '../extract/state';
import { storageMessages as m } from '../messages/storage';
import { CareRow } from './care-row';

type Check =
	| { kind: 'none' }
	| { kind: 'checking'; read: number; total: number }
	| ({ kind: 'checked' } & Checkup)
	| { kind: 'failed' };

/** Reads the stored map part by part and compares each with what it must be; nothing while there is nothing to read or it is being written. */
export function MapCheck({ state }: { state: ExtractState }) {
	const [check, setCheck] = useState<Check>({ kind: 'none' });
	if (!isCheckable(state) && check.kind === 'none') return null;

	const perform = async () => {
		setCheck({ kind: 'checking', read: 0, total: 0 });
		try {
			const found = await examineExtract((read, total) => setCheck({ kind: 'checking', read, total }));
			setCheck({ kind: 'checked', ...found });
		} catch {
			setCheck({ kind: 'failed' });
		}
	};
	const busy = check.kind === 'checking' || !isCheckable(state);
	return <CareRow label={m.check} busy={busy} words={describe(check)} perform={() => void perform()} />;
}

function isCheckable(state: ExtractState): boolean {
	if (state.kind === 'ready') return true;
	if (state.kind === 'stale') return state.renewal.kind !== 'downloading';
	return (state.kind === 'paused' || state.kind === 'error') && state.done > 0;
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
