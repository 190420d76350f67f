import { BroadcastChannel } from 'node:worker_threads';
import { afterAll } from 'vitest';

/**
 * Node's, which the contexts of Vitest's `vmThreads` are not given. One channel of Node's reaches every thread of a process: each file of
 * tests has channels of its own, and leaves none open.
 */
const file = crypto.randomUUID();
const channels: BroadcastChannel[] = [];

class ChannelOfFile extends BroadcastChannel {
	constructor(name: string) {
		super(`${name} ${file}`);
		channels.push(this);
	}
}

globalThis.BroadcastChannel = ChannelOfFile as never;

afterAll(() => {
	for (const channel of channels) channel.close();
});
