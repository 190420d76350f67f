import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DownloadProgress, downloadProgressStore } from '../extract/download-progress';
import { extractStore, pauseDownload, removeExtract, startDownload } from '../extract/extract';
import { readChoice } from '../extract/preferences';
import { type Activity, type ExtractState, extractProgress, isAtRest, isDownloading } from '../extract/state';
import { extractMessages as m, megabytes, timeLeft } from '../messages/device';
import { useStore } from '../platform/use-store';
import { requestPersistence } from '../pwa/storage';
import { Icon, type IconName } from '../ui/icon';
import css from './extract-panel.module.css';
import { useScreenKeptOn } from './use-screen-kept-on';

/** The satellite map on this device: how much of it is here, what is happening to it, and what can be done about it. */
export function ExtractPanel() {
	const state = useSyncExternalStore(extractStore.subscribe, extractStore.getSnapshot, extractStore.getServerSnapshot);
	const transfer = useStore(downloadProgressStore);
	const [isAsked, setAsked] = useState(false);
	useEffect(() => {
		// A download that was asked for before this page was read anew, or in another tab.
		void readChoice().then((choice) => choice === 'wanted' && setAsked(true));
	}, []);
	useScreenKeptOn(isAsked && isDownloading(state));
	const progress = extractProgress(state);
	const { title, hint } = describe(state);
	const action = mainAction(state);
	return (
		<section
			className={css.panel}
			aria-labelledby="extract-title"
			data-extract=""
			data-extract-state={state.kind}
			data-extract-progress={progress}
		>
			<h2 id="extract-title" className={css.title}>
				{m.title}
			</h2>
			<p className={css.state}>
				<span role="status">{title}</span>
				<span className="figure">{sizeOf(state, transfer)}</span>
			</p>
			<div className={css.room}>
				{isPartial(state) && <Progress progress={progress} arrived={arrived(state, transfer)} />}
			</div>
			<p className={css.hint}>
				{isDownloading(state) && paceOf(state, transfer)}
				{hint}
			</p>
			<div className={css.actions}>
				{action && (
					<button
						type="button"
						className="button"
						data-variant={action.variant}
						onClick={() => {
							setAsked(true);
							action.perform();
						}}
					>
						<Icon name={action.icon} />
						{action.label}
					</button>
				)}
				{isAtRest(state) && (
					<button type="button" className="button" data-variant="secondary" onClick={() => void removeExtract()}>
						<Icon name="trash" />
						{m.remove}
					</button>
				)}
			</div>
		</section>
	);
}

/** A scale bar filled as far as the map has come in; its parts are set by SVG attributes, which the policy of the page allows. */
function Progress({ progress, arrived }: { progress: number; arrived: number }) {
	return (
		<svg
			className={css.bar}
			viewBox="0 0 100 1"
			preserveAspectRatio="none"
			role="progressbar"
			aria-label={m.progress}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={progress}
		>
			<rect width={arrived} height="1" />
			<path d="M25 0v1M50 0v1M75 0v1" />
		</svg>
	);
}

function describe(state: ExtractState): { title: string; hint: string } {
	switch (state.kind) {
		case 'absent':
			return { title: m.absent, hint: m.absentHint };
		case 'downloading':
			return { title: m.downloading, hint: m.downloadingHint };
		case 'ready':
			return { title: m.ready, hint: m.readyHint };
		case 'stale':
			return { title: m.stale, hint: `${m.staleHint} ${renewalHint(state.renewal, state)}`.trim() };
		case 'paused':
		case 'error':
			return describeRest(state, state);
	}
}

function describeRest(
	activity: Extract<Activity, { kind: 'paused' | 'error' }>,
	{ done, total }: { done: number; total: number },
): { title: string; hint: string } {
	const words = activity.kind === 'paused' ? m.paused[activity.reason] : m.error[activity.reason];
	const isFull = activity.kind === 'error' && activity.reason === 'storage-full';
	// As long as nobody has said how large the map is, nobody knows how much is missing.
	if (!isFull || total === 0) return { title: words.state, hint: words.hint };
	return { title: words.state, hint: `${m.freeSpace(megabytes(total - done))} ${words.hint}` };
}

function renewalHint(renewal: Activity, sizes: { done: number; total: number }): string {
	if (renewal.kind === 'idle') return '';
	if (renewal.kind === 'downloading') return `${m.downloading}.`;
	const { title, hint } = describeRest(renewal, sizes);
	return `${title}. ${hint}`;
}

function sizeOf(state: ExtractState, transfer: DownloadProgress): string {
	if (state.kind === 'absent') return state.bytes === undefined ? '' : megabytes(state.bytes);
	if (state.kind === 'ready') return megabytes(state.bytes);
	return state.total === 0 ? '' : m.part(megabytes(bytesIn(state, transfer)), megabytes(state.total));
}

type Partial = Extract<ExtractState, { done: number }>;

/** What is stored, and what is arriving: that much the visitor has already paid for. */
function bytesIn(state: Partial, { received = 0 }: DownloadProgress): number {
	return isDownloading(state) ? Math.min(state.total, Math.max(state.done, received)) : state.done;
}

/** In hundredths of the whole. */
function arrived(state: ExtractState, transfer: DownloadProgress): number {
	if (!('done' in state) || state.total === 0) return extractProgress(state);
	return (100 * bytesIn(state, transfer)) / state.total;
}

/** How fast it comes in and how long it takes, as soon as that can be said. */
function paceOf(state: ExtractState, transfer: DownloadProgress): string {
	if (!('done' in state) || !transfer.rate) return '';
	const left = state.total - bytesIn(state, transfer);
	return `${m.pace(megabytes(transfer.rate), timeLeft(left / transfer.rate))}. `;
}

type Action = { label: string; icon: IconName; variant: 'wine' | 'secondary'; perform: () => void };

function mainAction(state: ExtractState): Action | undefined {
	const activity = state.kind === 'stale' ? state.renewal : state;
	switch (activity.kind) {
		case 'ready':
			return undefined;
		case 'downloading':
			return { label: m.pause, icon: 'pause', variant: 'secondary', perform: () => void pauseDownload() };
		case 'paused':
			return { label: m.resume, icon: 'refresh', variant: 'wine', perform: save };
		case 'error':
			return { label: m.retry, icon: 'refresh', variant: 'wine', perform: save };
		case 'absent':
			return { label: m.save, icon: 'download', variant: 'wine', perform: save };
		case 'idle':
			return { label: m.renew, icon: 'download', variant: 'wine', perform: save };
	}
}

function save(): void {
	// The browser may refuse to keep it for good, or never answer: the download does not wait for that.
	void requestPersistence();
	void startDownload();
}

function isPartial(state: ExtractState): boolean {
	if (state.kind === 'downloading' || state.kind === 'paused') return true;
	return (state.kind === 'stale' || state.kind === 'error') && state.done > 0;
}
