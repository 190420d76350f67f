// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { MapEngineListeners, MapEngineOptions } from '../map/engine';
import { fakeEngines } from '../testing/fake-engine';
import { EngineHost } from './engine-host';

let engines: ReturnType<typeof fakeEngines>;
let host: EngineHost;
const heard = vi.fn();
const listeners = new Proxy({}, { get: () => heard }) as MapEngineListeners;

beforeEach(() => {
	engines = fakeEngines();
	host = new EngineHost(engines.create);
	heard.mockReset();
});

function start(): Promise<void> {
	const padding = { top: 0, right: 0, bottom: 0, left: 0 };
	const camera = { center: [0, 0], zoom: 15, bearing: 0, pitch: 0 } as const;
	const options: MapEngineOptions = { container: document.createElement('div'), label: '', camera, padding };
	return host.start(options, listeners);
}

it('applies changes to every engine, in the order of their subjects, and to one engine what is to be done once', async () => {
	const applied: string[] = [];
	host.applyOnce('fit', () => applied.push('fit'));
	host.apply('marks', () => applied.push('old marks'));
	host.apply('layers', () => applied.push('layers'));
	host.apply('marks', () => applied.push('marks'));
	await start();
	expect(applied).toEqual(['marks', 'layers', 'fit']);
	await start();
	expect(applied).toEqual(['marks', 'layers', 'fit', 'marks', 'layers']);
});

it('does not do once what has been cancelled', async () => {
	const change = vi.fn();
	host.applyOnce('fit', change);
	host.cancelOnce('fit');
	await start();
	expect(change).not.toHaveBeenCalled();
});

it('destroys an engine that comes after another was asked for, and hears nothing of it', async () => {
	await Promise.all([start(), start()]);
	const [late, next] = engines.made;
	expect(late?.engine.destroy).toHaveBeenCalledOnce();
	expect(host.engine).toBe(next?.engine);
	late?.listeners.onReady();
	expect(heard).not.toHaveBeenCalled();
});

it('throws why there is no engine, unless it has been stopped meanwhile', async () => {
	engines.create.mockRejectedValue(new Error('no'));
	const refused = start();
	host.stop();
	await expect(refused).resolves.toBeUndefined();
	await expect(start()).rejects.toThrow('no');
});
