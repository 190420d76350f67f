import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { companionFaults, type ModelFault, ModelWorld, modelFaults } from '../../tests/chaos/model-world';
import { Tally } from '../../tests/chaos/tally';
import { indexedDbStore, type MessageStore } from './store';
import { memoryStore } from './testing/memory-store';

/** @returns what went wrong in each run, by its seed, and which faults were met */
async function runs(
	count: number,
	storeFor: () => MessageStore,
	companion: 'none' | 'stays' | 'goes' = 'none',
	faults: readonly ModelFault[] = modelFaults,
) {
	const tally = new Tally<ModelFault>(faults);
	const wrongs: string[] = [];
	for (let seed = 1; seed <= count; seed += 1) {
		const run = await new ModelWorld(seed, storeFor(), companion).run();
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

it('with the companion there, no message is left to the visitor but where the server died at work with it, and each is accepted once', async () => {
	const faults = [...modelFaults, 'server dies at work', 'asked while at work'] as const;
	const { tally, wrongs } = await runs(600, () => memoryStore([]), 'stays', faults);
	expect(wrongs).toEqual([]);
	expect(tally.rarerThan(5)).toEqual([]);
}, 60_000);

it('where the companion goes, nothing that was posted with it is resent by itself', async () => {
	const faults = [...modelFaults, ...companionFaults];
	const { tally, wrongs } = await runs(600, () => memoryStore([]), 'goes', faults);
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
