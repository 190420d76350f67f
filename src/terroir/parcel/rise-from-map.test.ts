// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { riseFromMap } from './rise-from-map';

const animate = vi.hoisted(() => vi.fn<(element: Element, keyframes: { transform: string[] }) => object>());
vi.mock('motion/mini', () => ({ animate }));

let calm: boolean;

beforeEach(() => {
	calm = false;
	animate.mockReset().mockReturnValue({ finished: Promise.resolve() });
	vi.stubGlobal('matchMedia', () => ({ matches: calm }));
});
afterEach(() => vi.unstubAllGlobals());

/** @param box left, top, width and height in CSS pixels, within happy-dom's window of 1024 × 768 */
function place(html: string, [x, y, width, height]: [number, number, number, number]): HTMLElement {
	document.body.insertAdjacentHTML('beforeend', html);
	const element = document.body.lastElementChild as HTMLElement;
	element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
	return element;
}

function plateAfter(html: string, box: [number, number, number, number]): HTMLElement {
	document.body.innerHTML = '';
	place(html, box);
	const frame = place('<div><div></div></div>', [500, 100, 400, 400]);
	return frame.firstElementChild as HTMLElement;
}

it.each([
	['as the still has it', '<i data-outline="rabigato"></i>'],
	['by its name on the live map', '<i data-label-of="rabigato"></i>'],
	['by its number on the live map', '<i data-number-of="rabigato"></i>'],
])('the plate comes from the place of the parcel, %s', async (_, html) => {
	const plate = plateAfter(html, [200, 300, 100, 60]);
	riseFromMap(plate, 'rabigato');
	expect(animate.mock.calls[0]?.[0]).toBe(plate);
	expect(animate.mock.calls[0]?.[1].transform).toEqual(['translate(-450px, 30px) scale(0.25)', 'none']);
	plate.style.transform = 'none';
	await vi.waitFor(() => expect(plate.hasAttribute('style')).toBe(false));
});

it.each<[string, string, [number, number, number, number]]>([
	['the place is out of view', 'data-outline="rabigato"', [-300, 300, 100, 60]],
	['the name is not shown', 'data-label-of="rabigato"', [0, 0, 0, 0]],
	['another parcel is there', 'data-outline="moinho"', [200, 300, 100, 60]],
])('it stands where it belongs at once where %s', (_, mark, box) => {
	riseFromMap(plateAfter(`<i ${mark}></i>`, box), 'rabigato');
	expect(animate).not.toHaveBeenCalled();
});

it('it stands where it belongs at once where motion is reduced', () => {
	calm = true;
	riseFromMap(plateAfter('<i data-outline="rabigato"></i>', [200, 300, 100, 60]), 'rabigato');
	expect(animate).not.toHaveBeenCalled();
});
