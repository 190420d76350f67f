import { extractChannel } from '../src/extract/channel';
import { downloadCurrent } from '../src/extract/download';
import { runDownload } from '../src/extract/downloader';

/** Starts or continues the download of the satellite extract; goes on after the page that asked is closed. */
export function downloadExtract(event: ExtendableEvent): void {
	event.waitUntil(runDownload(downloadCurrent));
}

/**
 * Stops the download in whichever worker or tab has it. A worker at work is not replaced for minutes (five in Chromium),
 * so a newer build could not take over at once; the pages resume the download in the new worker.
 */
export function stopDownload(): void {
	extractChannel.post({ type: 'leave-off' });
	extractChannel.post({ type: 'activity', activity: { kind: 'paused', reason: 'interrupted' } });
}
