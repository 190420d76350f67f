import { extractChannel } from './channel';
import { addSample, bytesPerSecond, type Sample } from './rate';

/** The download under way, wherever it runs; nothing while there is none. */
export type Transfer = {
	/** Bytes of the archive that came in, those of the block under way included. */
	received?: number;
	/** Bytes a second. */
	rate?: number;
};

const none: Transfer = {};

const listeners = new Set<() => void>();
let transfer = none;
let samples: readonly Sample[] = [];
let silence = () => {};

/** How fast the extract comes in, as told by whoever downloads it. */
export const transferStore = {
	getSnapshot: (): Transfer => transfer,
	getServerSnapshot: (): Transfer => none,
	subscribe: (listener: () => void): (() => void) => {
		if (listeners.size === 0) listen();
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
			if (listeners.size === 0) silence();
		};
	},
};

function listen(): void {
	silence = extractChannel.listen((message) => {
		if (message.type === 'received') {
			samples = addSample(samples, { at: performance.now(), bytes: message.bytes });
			const rate = bytesPerSecond(samples);
			show({ received: message.bytes, ...(rate !== undefined && { rate }) });
		} else if (message.type === 'activity' && message.activity.kind !== 'downloading') {
			samples = [];
			show(none);
		}
	});
}

function show(next: Transfer): void {
	transfer = next;
	for (const listener of listeners) listener();
}
