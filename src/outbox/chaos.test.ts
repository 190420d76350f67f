import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { type ModelFault, ModelWorld, modelFaults } from '../../tests/chaos/model-world';
import { Tally } from '../../tests/chaos/tally';
import { indexedDbStore, type MessageStore } from './store';
import { memoryStore } from './testing/memory-store';

/** @returns what went wrong in each run, by its seed, and which faults were met */
async function runs(count: number, storeFor: () => MessageStore) {
	const tally = new Tally<ModelFault>(modelFaults);
	const wrongs: string[] = [];
	for (let seed = 1; seed <= count; seed += 1) {
		const run = await new ModelWorld(seed, storeFor()).run();
		tally.add(run.hit);
		wrongs.push(...run.wrongs.map((wrong) => `seed ${seed}: ${wrong}`));
	}
	return { tally, wrongs };
}

it('with any sender killed and any request failing, each message is accepted once or stored here, and none twice unasked', async () => {
	const { tally, wrongs } = await runs(600, () => memoryStore([]));
	expect(wrongs).toEqual([]);
	expect(tally.rarerThan(5)).toEqual([]);
}, 60_000);

it('the same holds with the browser’s own store', async () => {
	const { wrongs } = await runs(40, () => {
		vi.stubGlobal('indexedDB', new IDBFactory());
		return indexedDbStore();
	});
	expect(wrongs).toEqual([]);
}, 60_000);
