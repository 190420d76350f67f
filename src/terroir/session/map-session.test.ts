// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEngines } from '../testing/fake-engine';
import { cameraOver } from './camera';
import { MapSession, type MapSessionOptions } from './map-session';

const centre = [-7.52, 41.16] as const;
const martim = [-7.41, 41.37] as const;

let engines: ReturnType<typeof fakeEngines>;
let options: Required<MapSessionOptions>;
let session: MapSession;

beforeEach(() => {
	engines = fakeEngines();
	options = {
		createEngine: engines.create,
		prefersReducedMotion: vi.fn(() => false),
		writeFragment: vi.fn(),
		onParcelClick: vi.fn(),
		onParcelHover: vi.fn(),
		onLeave: vi.fn(),
		onSentence: vi.fn(),
	};
	session = new MapSession(cameraOver(centre), options);
});

const place = () => ({
	container: document.createElement('div'),
	label: 'Mapa',
	padding: () => ({ top: 0, right: 0, bottom: 0, left: 400 }),
});

/** @returns the engine that is made as the `count`th */
async function engineMade(count: number) {
	await vi.waitFor(() => expect(engines.made).toHaveLength(count));
	await Promise.resolve();
	return engines.last();
}

async function startReady(at = place()) {
	session.start(at);
	const made = await engineMade(1);
	made.listeners.onReady();
	// Of where the map has begun.
	vi.mocked(options.writeFragment).mockClear();
	vi.mocked(made.engine.jumpTo).mockClear();
	return made;
}

describe('the map from still to live', () => {
	it('goes from the still over loading to ready, and says where its tiles come from', async () => {
		const seen: string[] = [];
		session.status.subscribe(() => seen.push(session.status.get().kind));
		await startReady();
		expect(seen).toEqual(['loading', 'ready']);
		expect(session.status.get()).toEqual({ kind: 'ready', origin: 'device' });
		expect(engines.last().options).toMatchObject({ camera: { center: centre, zoom: 15 }, padding: { left: 400 } });
	});

	it('makes one engine however often it is started', async () => {
		await startReady();
		session.start(place());
		session.start(place());
		expect(engines.create).toHaveBeenCalledOnce();
	});

	it('gives a late engine the marks and the camera that were set while it was loading', async () => {
		session.start(place());
		session.mark(['vv-martim1'], 'vv-martim1');
		session.camera.fly(martim);
		await vi.waitFor(() => expect(engines.last().engine.setHighlight).toHaveBeenCalledWith('vv-martim1'));
		expect(engines.last().engine.setSelection).toHaveBeenLastCalledWith(['vv-martim1']);
		expect(engines.last().engine.jumpTo).toHaveBeenCalledWith(cameraOver(martim));
	});

	it('tells a late engine of the sheet that was drawn while it was loading', async () => {
		let left = 600;
		session.start({ ...place(), padding: () => ({ top: 0, right: 0, bottom: 0, left }) });
		left = 384;
		await vi.waitFor(() =>
			expect(engines.last().engine.setPadding).toHaveBeenCalledWith(expect.objectContaining({ left: 384 })),
		);
	});

	it('throws away an engine that arrives after the page was left', async () => {
		session.start(place());
		session.stop();
		await vi.waitFor(() => expect(engines.last().engine.destroy).toHaveBeenCalledOnce());
		expect(session.status.get()).toEqual({ kind: 'poster' });
	});

	it('leaves nothing when it is stopped, and can be started again', async () => {
		const { engine } = await startReady();
		session.stop();
		expect(engine.destroy).toHaveBeenCalledOnce();
		session.start(place());
		expect(session.status.get().kind).toBe('loading');
	});
});

it('what the visitor points at is marked on the map and reported to the page', async () => {
	const { engine, listeners } = await startReady();
	listeners.onParcelHover('rabigato');
	expect(engine.setHover).toHaveBeenLastCalledWith('rabigato');
	expect(options.onParcelHover).toHaveBeenLastCalledWith('rabigato');
});

describe('the camera', () => {
	it('flies at zoom 15 and speed 0.7', async () => {
		const { engine } = await startReady();
		session.camera.fly(martim);
		expect(engine.flyTo).toHaveBeenCalledWith(martim, 15, 0.7);
	});

	describe('where the visitor wants less motion', () => {
		/** Lets what is waited for come. */
		let arrive: () => void;

		beforeEach(async () => {
			vi.mocked(options.prefersReducedMotion).mockReturnValue(true);
			const { engine } = await startReady();
			vi.mocked(engine.expectView).mockImplementation(
				() =>
					new Promise((resolve) => {
						arrive = resolve;
					}),
			);
			vi.mocked(engine.jumpTo).mockClear();
			session.camera.fly(martim);
		});

		it('jumps, once there is ground', async () => {
			const { engine } = engines.last();
			expect(engine.expectView).toHaveBeenCalledExactlyOnceWith(martim, 15);
			session.camera.restoreFragment();
			expect(options.writeFragment).not.toHaveBeenCalled();
			expect(engine.jumpTo).not.toHaveBeenCalled();
			arrive();
			await vi.waitFor(() => expect(engine.jumpTo).toHaveBeenCalledExactlyOnceWith(cameraOver(martim)));
			expect(engine.flyTo).not.toHaveBeenCalled();
			expect(options.writeFragment).toHaveBeenCalledExactlyOnceWith(cameraOver(martim));
		});

		it('jumps there no more where the visitor has moved the map meanwhile', async () => {
			const { engine, listeners } = engines.last();
			listeners.onMoveEnd({ ...cameraOver(centre), zoom: 14 });
			arrive();
			await Promise.resolve();
			expect(engine.jumpTo).not.toHaveBeenCalled();
		});

		it('jumps there as well where the window is turned meanwhile', async () => {
			const { engine, listeners } = engines.last();
			vi.mocked(engine.resize).mockImplementation(() => listeners.onMoveEnd(cameraOver(centre)));
			session.resize();
			expect(options.writeFragment).not.toHaveBeenCalled();
			arrive();
			await vi.waitFor(() => expect(engine.jumpTo).toHaveBeenCalledExactlyOnceWith(cameraOver(martim)));
		});

		it('jumps there no more where another view was chosen meanwhile', async () => {
			const { engine } = engines.last();
			session.camera.jump(cameraOver(centre));
			arrive();
			await Promise.resolve();
			expect(engine.jumpTo).toHaveBeenCalledExactlyOnceWith(cameraOver(centre));
		});
	});

	it('writes the fragment where a move ends', async () => {
		const { listeners } = await startReady();
		const camera = { ...cameraOver(martim), zoom: 14 };
		listeners.onMove(camera);
		expect(options.writeFragment).not.toHaveBeenCalled();
		listeners.onMoveEnd(camera);
		expect(options.writeFragment).toHaveBeenCalledWith(camera);
		expect(session.camera.get()).toEqual(camera);
	});

	it('says in words what the visitor did on the map, but not what a flight did', async () => {
		const { listeners } = await startReady();
		listeners.onMoveEnd(cameraOver(centre));
		session.camera.fly(martim);
		listeners.onMoveEnd(cameraOver(martim));
		expect(options.onSentence).not.toHaveBeenCalled();
		listeners.onMoveEnd({ ...cameraOver(martim), zoom: 16 });
		expect(options.onSentence).toHaveBeenLastCalledWith('Aproximação 16.');
		listeners.onMoveEnd({ ...cameraOver([-7.4, 41.37]), zoom: 16 });
		expect(options.onSentence).toHaveBeenLastCalledWith('Centro do mapa: 41°22′12″\u00a0N  7°24′00″\u00a0O.');
	});

	it('does not end a flight by setting a padding that has not changed', async () => {
		const { engine } = await startReady();
		session.resize();
		expect(engine.setPadding).not.toHaveBeenCalled();
		expect(engine.resize).toHaveBeenCalledOnce();
	});
});

describe('what lies over the imagery', () => {
	it('is shown by an engine that comes later, and by the one after it', async () => {
		session.setLayers({ parcels: false, contours: true });
		session.showPosition({ place: centre, accuracy: 12 });
		await startReady();
		engines.last().listeners.onContextLost();
		await engineMade(2);
		for (const { engine } of engines.made) {
			expect(engine.setLayers).toHaveBeenLastCalledWith({ parcels: false, contours: true });
			expect(engine.setPosition).toHaveBeenLastCalledWith({ place: centre, accuracy: 12 });
		}
	});

	it('is attributed as the archive says, and stays so beside the still', async () => {
		expect(session.attribution.get()).toBeUndefined();
		const { listeners } = await startReady();
		const heard = vi.fn();
		session.attribution.subscribe(heard);
		listeners.onAttribution('© Casa do Levantamento');
		expect(heard).toHaveBeenCalledOnce();
		session.stop();
		expect(session.attribution.get()).toBe('© Casa do Levantamento');
	});

	it('tells who listens that it has changed', () => {
		const heard = vi.fn();
		session.layers.subscribe(heard);
		session.setLayers({ parcels: false, contours: false });
		expect(heard).toHaveBeenCalledOnce();
		expect(session.layers.get()).toEqual({ parcels: false, contours: false });
	});
});

describe('what is to be brought into view', () => {
	it.each([[{ parcels: [] }], [{ visitor: martim }]])(
		'leaves nothing pending where it is nothing, or there already: %j',
		async (target) => {
			vi.mocked(options.prefersReducedMotion).mockReturnValue(true);
			await startReady();
			session.camera.fit(target);
			session.camera.restoreFragment();
			expect(options.writeFragment).toHaveBeenCalledTimes(2);
			engines.last().listeners.onMoveEnd({ ...cameraOver(centre), zoom: 16 });
			expect(options.onSentence).toHaveBeenCalledExactlyOnceWith('Aproximação 16.');
		},
	);

	it('leaves nothing pending where a flight to it finds nothing', async () => {
		await startReady();
		session.camera.fit({ parcels: [] });
		engines.last().listeners.onMoveEnd({ ...cameraOver(centre), zoom: 16 });
		expect(options.onSentence).toHaveBeenCalledExactlyOnceWith('Aproximação 16.');
	});

	it('waits for the live map, and is done once', async () => {
		session.camera.fit({ parcels: ['rabigato'] });
		await startReady();
		expect(engines.last().engine.fit).toHaveBeenCalledExactlyOnceWith({ parcels: ['rabigato'] }, true);
		engines.last().listeners.onMoveEnd(cameraOver(centre));
		engines.last().listeners.onContextLost();
		await engineMade(2);
		expect(engines.last().engine.fit).not.toHaveBeenCalled();
	});

	it('gives way to a jump made meanwhile', async () => {
		session.camera.fit({ parcels: ['rabigato'] });
		session.camera.jump(cameraOver(martim));
		const { engine } = await startReady();
		expect(engine.fit).not.toHaveBeenCalled();
	});
});

describe('where the visitor stands', () => {
	const standing = [-7.5121, 41.1599] as const;
	/** As near as the engine comes to it. */
	const found = { ...cameraOver([-7.5121000004, 41.1599]), zoom: 15 };

	async function locate() {
		await startReady();
		session.camera.fit({ visitor: standing });
		engines.last().listeners.onMoveEnd(found);
		return engines.last().listeners;
	}

	it('is not written into the address, neither then nor by a navigation, a drawn sheet, a step of zoom or a new map', async () => {
		const listeners = await locate();
		session.camera.restoreFragment();
		listeners.onMoveEnd(found);
		listeners.onMoveEnd({ ...found, zoom: 16 });
		listeners.onContextLost();
		await engineMade(2);
		expect(session.camera.get().center).toEqual(found.center);
		expect(options.writeFragment).not.toHaveBeenCalled();
	});

	it('leaves the view to be written that the visitor goes on to', async () => {
		const listeners = await locate();
		const moved = cameraOver([-7.5141, 41.1599]);
		listeners.onMoveEnd(moved);
		expect(options.writeFragment).toHaveBeenCalledExactlyOnceWith(moved);
	});
});

it('a view that the page jumps to is not announced: the page has said what it is', async () => {
	const { listeners } = await startReady();
	listeners.onMoveEnd(cameraOver(centre));
	session.camera.jump(cameraOver(martim));
	listeners.onMoveEnd(cameraOver(martim));
	expect(options.onSentence).not.toHaveBeenCalled();
});

it('an address written during a flight is left to the end of the flight', async () => {
	const { listeners } = await startReady();
	session.camera.fly(martim);
	session.camera.restoreFragment();
	expect(options.writeFragment).not.toHaveBeenCalled();
	listeners.onMoveEnd(cameraOver(martim));
	expect(options.writeFragment).toHaveBeenCalledExactlyOnceWith(cameraOver(martim));
});

describe('a flight that does not arrive', () => {
	const midway = { ...cameraOver([-7.46, 41.26]), zoom: 11 };

	async function takeOff(at = place()) {
		const { engine, listeners } = await startReady(at);
		session.camera.fly(martim);
		vi.mocked(engine.flyTo).mockClear();
		return { engine, listeners };
	}

	it('leaves nothing of itself in the address when another takes its place', async () => {
		const { engine, listeners } = await takeOff();
		session.camera.fly(centre);
		expect(engine.flyTo).toHaveBeenCalledExactlyOnceWith(centre, 15, 0.7);
		session.camera.restoreFragment();
		expect(options.writeFragment).not.toHaveBeenCalled();
		listeners.onMoveEnd(cameraOver(centre));
		expect(options.writeFragment).toHaveBeenCalledExactlyOnceWith(cameraOver(centre));
		expect(options.onSentence).not.toHaveBeenCalled();
	});

	it('leaves nothing of itself in the address when a view is restored', async () => {
		const { engine } = await takeOff();
		session.camera.jump(cameraOver(centre));
		expect(engine.jumpTo).toHaveBeenLastCalledWith(cameraOver(centre));
		expect(options.writeFragment).toHaveBeenCalledExactlyOnceWith(cameraOver(centre));
		expect(session.camera.get()).toEqual(cameraOver(centre));
	});

	it('is flown on when the window is turned or the sheet is drawn', async () => {
		let bottom = 0;
		const { engine } = await takeOff({ ...place(), padding: () => ({ top: 0, right: 0, bottom, left: 0 }) });
		bottom = 200;
		session.resize();
		expect(engine.setPadding).toHaveBeenCalledOnce();
		expect(engine.flyTo).toHaveBeenCalledExactlyOnceWith(martim, 15, 0.7);
		expect(options.writeFragment).not.toHaveBeenCalled();
	});

	it('is begun again in another box, and only there', async () => {
		const at = place();
		const { engine } = await takeOff(at);
		session.resize();
		expect(engine.flyTo).not.toHaveBeenCalled();
		vi.spyOn(at.container, 'clientWidth', 'get').mockReturnValue(844);
		session.resize();
		session.resize();
		expect(engine.flyTo).toHaveBeenCalledExactlyOnceWith(martim, 15, 0.7);
		expect(options.writeFragment).not.toHaveBeenCalled();
	});

	it('is flown on by the map that takes the place of a lost one', async () => {
		const { listeners } = await takeOff();
		listeners.onMove(midway);
		listeners.onContextLost();
		await engineMade(2);
		expect(engines.last().options.camera).toEqual(midway);
		expect(engines.last().engine.flyTo).toHaveBeenCalledExactlyOnceWith(martim, 15, 0.7);
	});

	it('has come where the visitor stops it with a hand on the map', async () => {
		const { listeners } = await takeOff();
		listeners.onMoveEnd(midway);
		expect(options.writeFragment).toHaveBeenCalledExactlyOnceWith(midway);
		session.camera.restoreFragment();
		expect(options.writeFragment).toHaveBeenCalledTimes(2);
	});
});

describe('what can go wrong', () => {
	it('keeps the still when the engine cannot be made', async () => {
		engines.create.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'GPUInitializationError' }));
		session.start(place());
		await vi.waitFor(() =>
			expect(session.status.get()).toEqual({ kind: 'error', error: 'no-webgl', origin: undefined }),
		);
	});

	it('gives way to the still when the first tiles do not come', async () => {
		session.start(place());
		await engineMade(1);
		engines.last().listeners.onError('damaged');
		expect(session.status.get()).toEqual({ kind: 'error', error: 'damaged', origin: undefined });
		expect(engines.last().engine.destroy).toHaveBeenCalledOnce();
	});

	it('keeps the live map when a later tile does not come, and says so until the map has moved on', async () => {
		const { engine, listeners } = await startReady();
		listeners.onError('unreachable');
		expect(session.status.get()).toEqual({ kind: 'error', error: 'unreachable', origin: 'device' });
		expect(engine.destroy).not.toHaveBeenCalled();
		listeners.onMoveEnd(cameraOver(martim));
		expect(session.status.get()).toEqual({ kind: 'ready', origin: 'device' });
	});

	it('tries again where the camera is', async () => {
		await startReady();
		engines.last().listeners.onMoveEnd(cameraOver(martim));
		engines.last().listeners.onError('unreachable');
		session.retry();
		await engineMade(2);
		expect(engines.last().options.camera.center).toEqual(martim);
		expect(engines.made[0]?.engine.destroy).toHaveBeenCalledOnce();
	});

	it('creates the map again where the last one has lived for a minute', async () => {
		const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
		await startReady();
		engines.last().listeners.onContextLost();
		await engineMade(2);
		now.mockReturnValue(61_000);
		engines.last().listeners.onContextLost();
		await engineMade(3);
		expect(session.status.get()).not.toMatchObject({ error: 'context-lost' });
		now.mockRestore();
	});

	it('answers a lost graphics context with a new map once, and with the still the second time', async () => {
		await startReady();
		engines.last().listeners.onContextLost();
		await engineMade(2);
		engines.last().listeners.onContextLost();
		expect(session.status.get()).toEqual({ kind: 'error', error: 'context-lost', origin: undefined });
		expect(engines.made.every(({ engine }) => vi.mocked(engine.destroy).mock.calls.length === 1)).toBe(true);
	});

	it('hears nothing from an engine it has given up', async () => {
		const { listeners } = await startReady();
		session.stop();
		listeners.onError('damaged');
		listeners.onMoveEnd(cameraOver(martim));
		expect(session.status.get()).toEqual({ kind: 'poster' });
		expect(options.writeFragment).not.toHaveBeenCalled();
	});
});
