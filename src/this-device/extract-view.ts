import { extractMessages as m, megabytes, timeLeft } from '#messages/device';
import type { DownloadProgress } from '../extract/download-progress';
import { type Activity, type ExtractState, extractProgress, isAtRest, isDownloading } from '../extract/state';
import type { IconName } from '../ui/icon';

/** What the panel shows of the satellite map on this device. */
type ExtractView = {
	title: string;
	hint: string;
	/** How large the map is, or how much of it is here; empty while that is not known. */
	size: string;
	/** Undefined when nothing is begun: whole hundredths that are stored, and hundredths that arrived. */
	bar: { stored: number; arrived: number } | undefined;
	action: ExtractAction | undefined;
	canRemove: boolean;
};

/** What can be done about the download. */
type ExtractAction = { does: 'start' | 'pause'; label: string; icon: IconName; variant: 'wine' | 'secondary' };

/** Decides what the panel says, from the extract's state and the download under way. */
export function viewOf(state: ExtractState, progress: DownloadProgress): ExtractView {
	const { title, hint } = describe(state);
	const pace = isDownloading(state) ? paceOf(state, progress) : '';
	return {
		title,
		hint: pace + hint,
		size: sizeOf(state, progress),
		bar: isBegun(state) ? { stored: extractProgress(state), arrived: arrivedOf(state, progress) } : undefined,
		action: actionOf(state),
		canRemove: isAtRest(state),
	};
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
			return describeStop(state, state);
	}
}

function describeStop(
	activity: Extract<Activity, { kind: 'paused' | 'error' }>,
	{ done, total }: { done: number; total: number },
): { title: string; hint: string } {
	const words = activity.kind === 'paused' ? m.paused[activity.reason] : m.error[activity.reason];
	const isFull = activity.kind === 'error' && activity.reason === 'storage-full';
	// Until the server has said how large the map is, it is not known how much space is missing.
	if (!isFull || total === 0) return { title: words.state, hint: words.hint };
	return { title: words.state, hint: `${m.freeSpace(megabytes(total - done))} ${words.hint}` };
}

function renewalHint(renewal: Activity, sizes: { done: number; total: number }): string {
	if (renewal.kind === 'idle') return '';
	if (renewal.kind === 'downloading') return `${m.downloading}.`;
	const { title, hint } = describeStop(renewal, sizes);
	return `${title}. ${hint}`;
}

function sizeOf(state: ExtractState, progress: DownloadProgress): string {
	if (state.kind === 'absent') return state.bytes === undefined ? '' : megabytes(state.bytes);
	if (state.kind === 'ready') return megabytes(state.bytes);
	return state.total === 0 ? '' : m.part(megabytes(bytesIn(state, progress)), megabytes(state.total));
}

type PartlyStored = Extract<ExtractState, { done: number }>;

/** What is stored, and what is arriving: that much the visitor has already paid for. */
function bytesIn(state: PartlyStored, { received = 0 }: DownloadProgress): number {
	return isDownloading(state) ? Math.min(state.total, Math.max(state.done, received)) : state.done;
}

/** In hundredths of the whole. */
function arrivedOf(state: PartlyStored, progress: DownloadProgress): number {
	return state.total === 0 ? 0 : (100 * bytesIn(state, progress)) / state.total;
}

/** How fast it arrives and how long it takes, as soon as that can be said. */
function paceOf(state: ExtractState, progress: DownloadProgress): string {
	if (!('done' in state) || !progress.rate) return '';
	const left = state.total - bytesIn(state, progress);
	return `${m.pace(megabytes(progress.rate), timeLeft(left / progress.rate))}. `;
}

function actionOf(state: ExtractState): ExtractAction | undefined {
	const activity = state.kind === 'stale' ? state.renewal : state;
	switch (activity.kind) {
		case 'ready':
			return undefined;
		case 'downloading':
			return { does: 'pause', label: m.pause, icon: 'pause', variant: 'secondary' };
		case 'paused':
			return { does: 'start', label: m.resume, icon: 'refresh', variant: 'wine' };
		case 'error':
			return { does: 'start', label: m.retry, icon: 'refresh', variant: 'wine' };
		case 'absent':
			return { does: 'start', label: m.save, icon: 'download', variant: 'wine' };
		case 'idle':
			return { does: 'start', label: m.renew, icon: 'download', variant: 'wine' };
	}
}

function isBegun(state: ExtractState): state is PartlyStored {
	if (state.kind === 'downloading' || state.kind === 'paused') return true;
	return (state.kind === 'stale' || state.kind === 'error') && state.done > 0;
}
