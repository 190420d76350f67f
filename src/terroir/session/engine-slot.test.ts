// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { MapEngine } from '../map/engine';
import { fakeEngines } from '../testing/fake-engine';
import { EngineSlot } from './engine-slot';

async function makeEngine(): Promise<MapEngine> {
	const engines = fakeEngines();
	const view = { center: [0, 0] as const, zoom: 15, bearing: 0, pitch: 0 };
	const padding = { top: 0, right: 0, bottom: 0, left: 0 };
	const deaf = new Proxy({}, { get: () => () => {} }) as Parameters<typeof engines.create>[1];
	return engines.create({ container: document.createElement('div'), label: '', camera: view, padding }, deaf);
}

it('tells every engine what is wished, in the order of the wishes, and once what is to be done once', async () => {
	const slot = new EngineSlot();
	const told: string[] = [];
	slot.wishOnce('fit', () => told.push('fit'));
	slot.wish('marks', () => told.push('old marks'));
	slot.wish('layers', () => told.push('layers'));
	slot.wish('marks', () => told.push('marks'));
	await slot.fill(makeEngine);
	expect(told).toEqual(['marks', 'layers', 'fit']);
	await slot.fill(makeEngine);
	expect(told).toEqual(['marks', 'layers', 'fit', 'marks', 'layers']);
});

it('does not do once what has been dropped', async () => {
	const slot = new EngineSlot();
	const wish = vi.fn();
	slot.wishOnce('fit', wish);
	slot.dropOnce('fit');
	await slot.fill(makeEngine);
	expect(wish).not.toHaveBeenCalled();
});

it('throws away an engine that comes after another was asked for', async () => {
	const slot = new EngineSlot();
	const [late, next] = await Promise.all([makeEngine(), makeEngine()]);
	const asked = slot.fill(() => new Promise((resolve) => setTimeout(() => resolve(late))));
	await slot.fill(async () => next);
	await asked;
	expect(late.destroy).toHaveBeenCalledOnce();
	expect(slot.engine).toBe(next);
});

it('says why there is no engine only to who still wants it', async () => {
	const slot = new EngineSlot();
	const refused = slot.fill(() => Promise.reject(new Error('no')));
	slot.empty();
	await expect(refused).resolves.toBeUndefined();
	await expect(slot.fill(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
