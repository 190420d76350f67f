import { useEffect, useId, useState } from 'react';
import { storageMessages as m } from '#messages/storage';
import { ArchiveError } from '../extract/archive-error';
import { checkForNewer, reloadExtract, resumeWaiting, startDownload } from '../extract/extract';
import {
	isRefusal,
	lastCheckedStore,
	readChoice,
	readWifiOnly,
	reloadLastChecked,
	writeWifiOnly,
} from '../extract/preferences';
import { type ExtractState, isAtRest } from '../extract/state';
import { type Verification, verifyArchives } from '../extract/store';
import { connectionType } from '../platform/connection';
import { useStore } from '../platform/use-store';
import { reportRequest } from '../pwa/connectivity';
import { ActionRow } from './rows';
import css from './wifi-switch.module.css';

/** Whether the map may be downloaded over mobile data; nothing where the browser does not tell what connection it has. */
export function WifiSwitch() {
	const [only, setOnly] = useState<boolean>();
	const id = useId();
	useEffect(() => {
		if (connectionType() !== undefined) void readWifiOnly().then(setOnly);
	}, []);
	if (only === undefined) return null;

	const toggle = async () => {
		if (!(await writeWifiOnly(!only))) return;
		setOnly(!only);
		if (only) resumeWaiting();
	};
	return (
		<div className={css.row}>
			<p id={id} className={css.text}>
				{m.wifiOnly}
				<small>{m.wifiOnlyHint}</small>
			</p>
			<button
				type="button"
				role="switch"
				aria-checked={only}
				aria-labelledby={id}
				className={css.switch}
				onClick={() => void toggle()}
			/>
		</div>
	);
}

type Check =
	| { kind: 'none' }
	| { kind: 'checking'; read: number; total: number }
	| ({ kind: 'checked'; isPaused: boolean } & Verification)
	| { kind: 'failed' };

/** Verifies the stored map, and downloads again what was damaged, unless the visitor has paused that; nothing while there is nothing to verify or it is being written. */
export function MapVerification({ state }: { state: ExtractState }) {
	const [check, setCheck] = useState<Check>({ kind: 'none' });
	const isGone = state.kind === 'absent';
	// What was found is true of no map that is stored after it.
	useEffect(() => {
		if (isGone) setCheck({ kind: 'none' });
	}, [isGone]);
	if (!isAtRest(state) && check.kind === 'none') return null;

	const verify = async () => {
		setCheck({ kind: 'checking', read: 0, total: 0 });
		try {
			const found = await verifyArchives((read, total) => setCheck({ kind: 'checking', read, total }));
			await reloadExtract();
			const isPaused = isRefusal(await readChoice());
			if (found.wrong > 0 && !isPaused) await startDownload();
			setCheck({ kind: 'checked', isPaused, ...found });
		} catch {
			setCheck({ kind: 'failed' });
		}
	};
	const busy = check.kind === 'checking' || !isAtRest(state);
	return <ActionRow label={m.check} busy={busy} status={verificationStatus(check)} perform={verify} />;
}

function verificationStatus(check: Check): string {
	switch (check.kind) {
		case 'none':
			return '';
		case 'checking':
			return m.checking(check.read, check.total);
		case 'checked':
			if (check.wrong === 0) return m.sound(check.read);
			return check.isPaused ? m.damagedPaused(check.wrong) : m.damaged(check.wrong);
		case 'failed':
			return m.notChecked;
	}
}

type ManifestCheck = 'none' | 'checking' | 'checked' | 'failed';

/** When the server was last asked for a newer map, and asking it now; nothing where there is none that could be old. */
export function MapUpdateCheck({ state }: { state: ExtractState }) {
	const [check, setCheck] = useState<ManifestCheck>('none');
	const last = useStore(lastCheckedStore);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a check by another tab changes the state, and leaves another moment
	useEffect(() => {
		void reloadLastChecked();
	}, [state]);
	if (state.kind === 'absent') return null;

	const perform = async () => {
		setCheck('checking');
		try {
			await checkForNewer();
			reportRequest(true);
			setCheck('checked');
		} catch (error) {
			reportRequest(!(error instanceof ArchiveError && error.kind === 'offline'));
			setCheck('failed');
		}
	};
	return (
		<ActionRow
			label={m.lookForMap}
			busy={check === 'checking'}
			status={updateStatus(check, state, last)}
			perform={perform}
		/>
	);
}

function updateStatus(check: ManifestCheck, state: ExtractState, last: Date | undefined): string {
	if (check === 'checking') return m.looking;
	if (check === 'failed') return m.noAnswer;
	if (check === 'checked' && state.kind === 'ready') return m.newest;
	if (check === 'checked' && state.kind === 'stale') return m.newer;
	return last ? m.looked(last, new Date()) : m.neverLooked;
}
