/** What pages say to the worker. */
export type WorkerMessage =
	| { type: 'skip-waiting' }
	| { type: 'extract:start' }
	| { type: 'pictures:warm'; addresses: string[] };

/** Reads a message, which may come from a page of another build; undefined if it is none the worker knows. */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
	if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
	if (data.type === 'skip-waiting' || data.type === 'extract:start') return { type: data.type };
	if (data.type !== 'pictures:warm' || !('addresses' in data) || !Array.isArray(data.addresses)) return undefined;
	return { type: data.type, addresses: data.addresses.filter((address) => typeof address === 'string') };
}
