import { vi } from 'vitest';
import type { CreateMapEngine, MapEngine, MapEngineListeners, MapEngineOptions } from '../map/engine';

/** Stands in for MapLibre in the tests: records what it is told, and lets the test be the visitor. */
export function fakeEngines() {
	const made: { engine: MapEngine; options: MapEngineOptions; listeners: MapEngineListeners }[] = [];
	const create = vi.fn<CreateMapEngine>(async (options, listeners) => {
		const engine: MapEngine = {
			origin: 'device',
			flyTo: vi.fn(),
			jumpTo: vi.fn(),
			zoomBy: vi.fn(),
			fit: vi.fn(),
			stop: vi.fn(),
			setPadding: vi.fn(),
			setLayers: vi.fn(),
			setPosition: vi.fn(),
			setSelection: vi.fn(),
			setHighlight: vi.fn(),
			setHover: vi.fn(),
			resize: vi.fn(),
			project: () => ({ x: 100, y: 100 }),
			destroy: vi.fn(),
		};
		made.push({ engine, options, listeners });
		return engine;
	});
	return {
		create,
		made,
		/** The engine made last. */
		last() {
			const last = made.at(-1);
			if (!last) throw new Error('No engine has been made.');
			return last;
		},
	};
}
