import type { StorageFault } from './block-store';
import { bytesHeld, isComplete } from './blocks';
import type { HeldArchive } from './cache-block-store';
import type { ArchiveManifest } from './manifest';

/**
 * Why a download rests: no network, a server in trouble, the visitor's wish, a line that costs where he wants Wi-Fi only, a line
 * that is slow or to be spared where he asked for nothing, or a cut that nobody is mending yet.
 */
export type PauseReason = 'offline' | 'server' | 'visitor' | 'wifi' | 'line' | 'interrupted';

/** Why a download cannot go on without someone doing something. */
export type ExtractFault = StorageFault | 'bad-manifest' | 'bad-archive' | 'http';

/** What somebody, in some tab or in the worker, is doing about the extract. */
export type Activity =
	| { kind: 'idle' }
	| { kind: 'downloading' }
	| { kind: 'paused'; reason: PauseReason }
	| { kind: 'error'; reason: ExtractFault };

/** The satellite extract on this device (PRODUCT 3, `data-extract-state`); all sizes in bytes. */
export type ExtractState =
	/** Nothing here; `bytes` once the server has said how much it would be. */
	| { kind: 'absent'; bytes?: number }
	| { kind: 'downloading'; done: number; total: number }
	| { kind: 'paused'; done: number; total: number; reason: PauseReason }
	| { kind: 'ready'; bytes: number }
	/** A whole archive serves, and a newer one is not whole yet. */
	| { kind: 'stale'; bytes: number; done: number; total: number; renewal: Activity }
	| { kind: 'error'; done: number; total: number; reason: ExtractFault };

/** What the device holds: `whole` serves the map, `target` is to be whole. */
export type Holdings = { whole?: ArchiveManifest; target?: ArchiveManifest; done: number };

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

/** What the page shows. */
export function describeExtract({ whole, target, done }: Holdings, activity: Activity): ExtractState {
	const total = target?.bytes ?? 0;
	if (whole && (!target || whole.sha256 === target.sha256)) return { kind: 'ready', bytes: whole.bytes };
	if (whole) return { kind: 'stale', bytes: whole.bytes, done, total, renewal: activity };
	if (activity.kind === 'downloading') return { kind: 'downloading', done, total };
	if (activity.kind === 'paused') return { kind: 'paused', done, total, reason: activity.reason };
	if (activity.kind === 'error') return { kind: 'error', done, total, reason: activity.reason };
	if (done > 0) return { kind: 'paused', done, total, reason: 'interrupted' };
	return { kind: 'absent', ...(target && { bytes: target.bytes }) };
}

/** 0–100, whole (PRODUCT 3, `data-extract-progress`). */
export function extractProgress(state: ExtractState): number {
	if (state.kind === 'absent') return 0;
	if (state.kind === 'ready') return 100;
	return state.total === 0 ? 0 : Math.floor((100 * state.done) / state.total);
}

/** Whether nothing but a while or the network stands in the way: all pauses but the visitor's own. */
export function resumesByItself(state: ExtractState): boolean {
	const activity = state.kind === 'stale' ? state.renewal : state;
	return activity.kind === 'paused' && activity.reason !== 'visitor';
}
