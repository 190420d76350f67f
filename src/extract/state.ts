import { type ArchiveManifest, bytesHeld, isComplete } from './manifest';
import type { HeldArchive } from './store';

/**
 * Why a download is paused: no network, a server in trouble, the visitor's wish, mobile data where the visitor wants Wi-Fi only, a slow
 * or metered connection where the visitor asked for nothing, or an interruption after which it was not resumed yet.
 */
export const pauseReasons = ['offline', 'server', 'visitor', 'wifi', 'line', 'interrupted'] as const;
type PauseReason = (typeof pauseReasons)[number];

/** Why a download cannot go on without someone doing something. */
export const faults = ['storage-full', 'storage-unavailable', 'bad-manifest', 'bad-archive', 'http'] as const;
type ExtractFault = (typeof faults)[number];

/** What the downloader, in some tab or in the worker, is doing. */
export type Activity =
	| { kind: 'idle' }
	| { kind: 'downloading' }
	| { kind: 'paused'; reason: PauseReason }
	| { kind: 'error'; reason: ExtractFault };

/** The satellite extract on this device (docs/product.md 3, `data-extract-state`); all sizes in bytes. */
export type ExtractState =
	/** Nothing here; `bytes` once the server has said how much it would be. */
	| { kind: 'absent'; bytes?: number }
	| { kind: 'downloading'; done: number; total: number }
	| { kind: 'paused'; done: number; total: number; reason: PauseReason }
	| { kind: 'ready'; bytes: number }
	/** A complete archive serves, and a newer one is not complete yet. */
	| { kind: 'stale'; bytes: number; done: number; total: number; renewal: Activity }
	| { kind: 'error'; done: number; total: number; reason: ExtractFault };

/** What the device holds: `whole` is complete and serves the map, `target` is to be completed; `done` are the bytes held of it. */
type Holdings = { whole?: ArchiveManifest; target?: ArchiveManifest; done: number };

/**
 * @param archives in the order in which their downloads began
 * @param current the manifest the server names, if it was asked; otherwise the last unfinished download is the target
 */
export function surveyHoldings(archives: readonly HeldArchive[], current?: ArchiveManifest): Holdings {
	const complete = archives.filter(({ manifest, hashes }) => isComplete(manifest, hashes));
	const unfinished = archives.filter(({ manifest, hashes }) => !isComplete(manifest, hashes));
	const target = current ?? (unfinished.at(-1) ?? complete.at(-1))?.manifest;
	const held = archives.find(({ manifest }) => manifest.sha256 === target?.sha256);
	const whole = (held && complete.includes(held) ? held : complete.at(-1))?.manifest;
	const done = target && held ? bytesHeld(target, held.hashes) : 0;
	return { ...(whole && { whole }), ...(target && { target }), done };
}

/** What the page shows, from what is stored and what is being done. */
export function describeExtract({ whole, target, done }: Holdings, activity: Activity): ExtractState {
	const total = target?.bytes ?? 0;
	if (whole && (!target || whole.sha256 === target.sha256)) return { kind: 'ready', bytes: whole.bytes };
	if (whole) return { kind: 'stale', bytes: whole.bytes, done, total, renewal: activity };
	if (activity.kind !== 'idle') return { ...activity, done, total };
	if (done > 0) return { kind: 'paused', done, total, reason: 'interrupted' };
	return { kind: 'absent', ...(target && { bytes: target.bytes }) };
}

/** 0–100, whole (docs/product.md 3, `data-extract-progress`). */
export function extractProgress(state: ExtractState): number {
	if (state.kind === 'absent') return 0;
	if (state.kind === 'ready') return 100;
	return state.total === 0 ? 0 : Math.floor((100 * state.done) / state.total);
}

/** Whether only time or the network stands in the way: all pauses but the visitor's own. */
export function resumesByItself(state: ExtractState): boolean {
	const activity = state.kind === 'stale' ? state.renewal : state;
	return activity.kind === 'paused' && activity.reason !== 'visitor';
}

/** Whether there is something to remove or to verify, and no download is writing it. */
export function isAtRest(state: ExtractState): boolean {
	if (state.kind === 'ready') return true;
	if (state.kind === 'stale') return state.renewal.kind !== 'downloading';
	return (state.kind === 'paused' || state.kind === 'error') && state.done > 0;
}

/** Whether a download is under way, of the first archive or of a newer one. */
export function isDownloading(state: ExtractState): boolean {
	return (state.kind === 'stale' ? state.renewal : state).kind === 'downloading';
}
