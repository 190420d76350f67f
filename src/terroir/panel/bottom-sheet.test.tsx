// @vitest-environment happy-dom

import fc from 'fast-check';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import { SheetHandle, type SheetStop, sheetStops, stopAfterKey, stopAfterPress, useSheet } from './bottom-sheet';
import { stopOnRelease } from './sheet-drag';

afterEach(cleanup);

describe('the handle of the sheet', () => {
	it('takes a double press for one, and a key for a press', () => {
		const stops: SheetStop[] = [];
		render(<SheetHandle stop="peek" setStop={(stop) => stops.push(stop)} />);
		const handle = screen.getByRole('button');
		fireEvent.click(handle, { detail: 1 });
		fireEvent.click(handle, { detail: 2 });
		expect(stops).toEqual(['rest']);
		fireEvent.click(handle, { detail: 0 });
		expect(stops).toEqual(['rest', 'rest']);
	});

	it('goes up with each press, and from the top down to the tabs', () => {
		expect(sheetStops.map(stopAfterPress)).toEqual(['rest', 'full', 'peek']);
	});

	it.each([
		['ArrowUp', 'peek', 'rest'],
		['ArrowUp', 'full', 'full'],
		['ArrowDown', 'full', 'rest'],
		['ArrowDown', 'peek', 'peek'],
		['Home', 'peek', 'full'],
		['End', 'full', 'peek'],
		['Enter', 'rest', undefined],
	] as const)('%s at %s leads to %s', (key, stop, next) => {
		expect(stopAfterKey(key, stop)).toBe(next);
	});
});

it('can be dragged when its code has come at the second attempt', async () => {
	const isSheet = () => true;
	function Panel() {
		const [page, sheet, grip] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
		const { stop } = useSheet({ page, sheet, grip }, isSheet);
		return (
			<main ref={page} data-sheet={stop}>
				<section ref={sheet}>
					<header ref={grip} />
				</section>
			</main>
		);
	}
	const fetched = vi.fn(() => vi.importActual<object>('./sheet-drag')).mockRejectedValueOnce(new TypeError('offline'));
	vi.doMock('./sheet-drag', fetched);
	render(<Panel />);
	await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
	await vi.waitFor(() => {
		dispatchEvent(new Event('online'));
		expect(fetched).toHaveBeenCalledTimes(2);
	});
	await vi.waitFor(() => {
		fireEvent.pointerDown(screen.getByRole('banner'), { isPrimary: true, button: 0, pointerId: 1, clientY: 0 });
		fireEvent.pointerMove(window, { pointerId: 1, clientY: 60 });
		fireEvent.pointerUp(window, { pointerId: 1, clientY: 60 });
		expect(screen.getByRole('main').dataset.sheet).toBe('peek');
	});
});

describe('a sheet let go', () => {
	const heights = [
		{ stop: 'peek', height: 96 },
		{ stop: 'rest', height: 384 },
		{ stop: 'full', height: 784 },
	] as const;

	it.each([
		[120, 0, 'peek'],
		[239, 0, 'peek'],
		[241, 0, 'rest'],
		[600, 0, 'full'],
		[384, 0.2, 'rest'],
		[300, -0.8, 'peek'],
		[390, 0.8, 'full'],
		[390, -0.8, 'rest'],
		[784, 2, 'full'],
		[96, -2, 'peek'],
	] as const)('at %d px, moving %d px a millisecond, comes to rest at %s', (height, speed, stop) => {
		expect(stopOnRelease(height, speed, heights)).toBe(stop);
	});

	it('always comes to rest somewhere', () => {
		fc.assert(
			fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (height, speed) => {
				expect(sheetStops).toContain(stopOnRelease(height, speed, heights));
			}),
		);
	});
});
