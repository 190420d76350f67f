import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latitudeAt, worldPx } from '../../content/mercator';
import { terroirs } from '../../content/terroirs';
import { onlineStore } from '../../pwa/connectivity';
import { LookedAtMap, testSurvey, type View } from '../testing/looked-at-map';
import { drawFineContours } from './fine-contours';

beforeEach(() => vi.stubGlobal('document', { fonts: { load: async () => [] } }));
afterEach(() => vi.unstubAllGlobals());

const away = [-7.62, 41.2] as const;

/** The file of a tile, which has an address as any slippy map numbers them at zoom 12. */
function fileOf(address: string, lines: Record<string, string>) {
	const [x = 0, y = 0] = address.match(/\d+/g)?.map(Number) ?? [];
	return { origin: [(360 * x) / 4096 - 180, latitudeAt(180 - (360 * y) / 4096)], zoom: 12, lines };
}
/** Straight: a line whose shade changes is drawn in stretches. */
const oneLine = (address: string) => fileOf(address, { 610: 'M0 0l5 0 9 0' });

/** @returns the map, and what has been asked for by then */
function draw(
	center: readonly [number, number],
	view: View = {},
	{ answer = (address) => Response.json(oneLine(address)), life = new AbortController().signal }: Drawing = {},
) {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(address);
		return answer(address);
	});
	const map = new LookedAtMap(center, view);
	drawFineContours(map.asMap, life, testSurvey, 0);
	return { map, asked, drawn: () => map.lines['sheet-fine-lines'] ?? 0 };
}

type Drawing = { answer?: (address: string) => Response | Promise<Response>; life?: AbortSignal };

it('away from the imagery the lines of the tiles in the window come, each tile once', async () => {
	const { map, asked, drawn } = draw(away);
	// As any slippy map numbers its tiles at zoom 12.
	const x = Math.floor(((away[0] + 180) / 360) * 4096);
	expect(asked).toContain(`/map/lines/${x}-1532.json`);
	await vi.waitFor(() => expect(drawn()).toBe(asked.length));
	const before = asked.length;
	map.moveTo([away[0] + 0.0001, away[1]]);
	expect(asked.length).toBe(before);
});

it('what the tiles cut is one line again', async () => {
	const across = (address: string) => Response.json(fileOf(address, { 610: 'M0 200l200 0 312 0' }));
	const { map, asked, drawn } = draw(away, {}, { answer: across });
	await vi.waitFor(() => expect(drawn()).toBe(1));
	map.moveTo([away[0] + 360 / 4096, away[1]]);
	expect(asked.length).toBe(2);
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(drawn()).toBe(1);
});

it('whole lines carry their heights beyond the imagery, however many shades they have', async () => {
	const winding = (address: string) => Response.json(fileOf(address, { 610: 'M0 0l9 0 0 9 9 0 0 9' }));
	const { map, drawn, asked } = draw(away, {}, { answer: winding });
	await vi.waitFor(() => expect(drawn()).toBeGreaterThan(asked.length));
	expect(map.lines['sheet-fine-figures']).toBe(asked.length);
});

it('where the window shows imagery alone, or the map is farther away, nothing is asked for', () => {
	const { map, asked } = draw(terroirs[0]!.centre, { zoom: 16 });
	map.moveTo(away, 12.8);
	expect(asked).toEqual([]);
});

it('a map that is tilted to the horizon asks for no more than what is around its middle', () => {
	const { asked } = draw(away, { pitch: 80 });
	expect(asked.length).toBeGreaterThan(6);
	expect(asked.length).toBeLessThanOrEqual(25);
});

it('a turned map asks for what it shows then', () => {
	// 450 pixels to the south of a row's upper edge: more than half of the window's height, less than half of its width.
	const pixel = (360 / worldPx(15)) * Math.cos((41.24 * Math.PI) / 180);
	const nearEdge = [-7.62, latitudeAt(180 - (360 * 1532) / 4096) - 450 * pixel] as const;
	const askedAt = (bearing: number) =>
		new Set(draw(nearEdge, { bearing }).asked.map((address) => address.split('-').at(-1))).size;
	expect([askedAt(0), askedAt(90)]).toEqual([1, 2]);
});

it('what lies under the panel is not asked for', () => {
	const askedWith = (padding: object) => draw(away, { zoom: 13.5, padding }).asked.length;
	expect(askedWith({ bottom: 790, left: 990 })).toBe(1);
	expect(askedWith({})).toBeGreaterThan(1);
});

it('without network nothing is asked for', async () => {
	vi.spyOn(onlineStore, 'get').mockReturnValueOnce(false);
	expect(draw(away).asked).toEqual([]);
});

it('beyond the sheet there are no tiles to ask for', () => {
	expect(draw([-6.2, 41.2]).asked).toEqual([]);
});

it.each([
	['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
	['no such file', () => new Response('', { status: 404 })],
	['no JSON', () => new Response('<!doctype html>')],
	['other JSON', () => Response.json({ lines: 3 })],
	['places that are no numbers', () => Response.json({ ...oneLine(''), origin: ['a', 'b'] })],
])('with %s there are fewer lines, and they are asked for again when the map is moved', async (_, answer) => {
	const { map, asked, drawn } = draw(away, {}, { answer });
	const before = asked.length;
	await vi.waitFor(() => {
		map.moveTo(away);
		expect(asked.length).toBe(2 * before);
	});
	expect(drawn()).toBe(0);
});

it('nothing is drawn on a map that is gone', async () => {
	const { drawn } = draw(away, {}, { life: AbortSignal.abort() });
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(drawn()).toBe(0);
});
