import { vi } from 'vitest';
import type {
	CreateMapEngine,
	FitTarget,
	MapCamera,
	MapEngine,
	MapEngineListeners,
	MapEngineOptions,
} from '../map/engine';

/**
 * Stands in for MapLibre in the tests: records its calls, reports the end of what ends at once, and lets the test be the
 * visitor, who sees a flight arrive.
 */
export function fakeEngines() {
	const made: { engine: MapEngine; options: MapEngineOptions; listeners: MapEngineListeners }[] = [];
	const create = vi.fn<CreateMapEngine>(async (options, listeners) => {
		let camera = options.camera;
		let isUnderWay = false;
		/** Of what is under way, before anything else begins. */
		function end() {
			if (isUnderWay) listeners.onMoveEnd(camera);
			isUnderWay = false;
		}
		function takeOff() {
			end();
			isUnderWay = true;
		}
		function jump(to: MapCamera) {
			end();
			camera = to;
			listeners.onMove(camera);
			listeners.onMoveEnd(camera);
		}
		const engine: MapEngine = {
			origin: 'device',
			flyTo: vi.fn(takeOff),
			jumpTo: vi.fn(jump),
			expectView: vi.fn(async () => {}),
			zoomBy: vi.fn(),
			fit: vi.fn((target, animate) => (animate && !isNothing(target) ? takeOff() : jump(camera))),
			stop: vi.fn(end),
			setPadding: vi.fn(() => jump(camera)),
			setLayers: vi.fn(),
			setPosition: vi.fn(),
			setSelection: vi.fn(),
			setHighlight: vi.fn(),
			setHover: vi.fn(),
			reserve: vi.fn(),
			resize: vi.fn(),
			hasImagery: () => true,
			parcelAt: () => undefined,
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

function isNothing(target: FitTarget): boolean {
	return 'parcels' in target && target.parcels.length === 0;
}
