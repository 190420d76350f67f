import type { MapLibreMap } from 'maplibre-gl';
import { afterEach, expect, it, vi } from 'vitest';
import { terroirs } from '../../content/terroirs';
import { drawFineContours } from './fine-contours';

afterEach(() => vi.unstubAllGlobals());

/** As much of a map as is looked at: a window of 1000 by 800 pixels, and what is drawn in it. */
class LookedAtMap {
	zoom = 15;
	lines = 0;
	#look: () => void = () => {};

	constructor(private center: readonly [number, number]) {}

	getZoom = () => this.zoom;
	getCenter = () => ({ lng: this.center[0], lat: this.center[1] });
	getBounds = () => {
		// Pixels of a tile of 512, and at this latitude a degree up is three quarters as far as one across.
		const perDegree = (512 * 2 ** this.zoom) / 360;
		const [across, up] = [500 / perDegree, (400 * 0.75) / perDegree];
		return {
			getWest: () => this.center[0] - across,
			getEast: () => this.center[0] + across,
			getSouth: () => this.center[1] - up,
			getNorth: () => this.center[1] + up,
		};
	};
	addSource = () => {};
	addLayer = () => {};
	getSource = () => ({
		setData: ({ features }: { features: unknown[] }) => {
			this.lines = features.length;
		},
	});

	on(_: 'moveend', look: () => void): void {
		this.#look = look;
	}

	moveTo(center: readonly [number, number], zoom = this.zoom): void {
		[this.center, this.zoom] = [center, zoom];
		this.#look();
	}
}

const away = [-7.62, 41.2] as const;
const oneLine = { origin: [-7.62, 41.2], zoom: 12, lines: { 610: 'M0 0l5 5 9 2' } };

function serve(answer: () => Response | Promise<Response>) {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(address);
		return answer();
	});
	return asked;
}

const draw = (map: LookedAtMap, life = new AbortController().signal) =>
	drawFineContours(map as unknown as MapLibreMap, life);

it('away from the imagery the lines of the tiles in the window come, each tile once', async () => {
	const asked = serve(() => Response.json(oneLine));
	const map = new LookedAtMap(away);
	draw(map);
	// As any slippy map numbers its tiles at zoom 12.
	const x = Math.floor(((away[0] + 180) / 360) * 4096);
	expect(asked).toContain(`/map/lines/${x}-1532.json`);
	await vi.waitFor(() => expect(map.lines).toBe(asked.length));
	const before = asked.length;
	map.moveTo([away[0] + 0.0001, away[1]]);
	expect(asked.length).toBe(before);
});

it('where the window shows imagery alone, or the map is farther away, nothing is asked for', () => {
	const asked = serve(() => Response.json(oneLine));
	const map = new LookedAtMap(terroirs[0]!.centre);
	map.zoom = 16;
	draw(map);
	map.moveTo(away, 12.9);
	expect(asked).toEqual([]);
});

it('a map that is tilted to the horizon asks for no more than what is around its middle', () => {
	const asked = serve(() => Response.json(oneLine));
	const map = new LookedAtMap(away);
	map.getBounds = () => ({ getWest: () => -9, getEast: () => -6, getSouth: () => 40, getNorth: () => 43 });
	draw(map);
	expect(asked.length).toBeGreaterThan(6);
	expect(asked.length).toBeLessThanOrEqual(25);
});

it('beyond the sheet there are no tiles to ask for', () => {
	const asked = serve(() => Response.json(oneLine));
	draw(new LookedAtMap([-6.2, 41.2]));
	expect(asked).toEqual([]);
});

it.each([
	['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
	['no such file', () => new Response('', { status: 404 })],
	['no JSON', () => new Response('<!doctype html>')],
	['other JSON', () => Response.json({ lines: 3 })],
	['places that are no numbers', () => Response.json({ ...oneLine, origin: ['a', 'b'] })],
])('with %s there are fewer lines, and they are asked for again when the map is moved', async (_, answer) => {
	const asked = serve(answer);
	const map = new LookedAtMap(away);
	draw(map);
	const before = asked.length;
	await vi.waitFor(() => {
		map.moveTo(away);
		expect(asked.length).toBe(2 * before);
	});
	expect(map.lines).toBe(0);
});

it('nothing is drawn on a map that is gone', async () => {
	serve(() => Response.json(oneLine));
	const map = new LookedAtMap(away);
	draw(map, AbortSignal.abort());
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(map.lines).toBe(0);
});
