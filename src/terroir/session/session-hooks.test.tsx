// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest';
import { act, cleanup, render } from '../../../tests/unit/testing-library';
import { createStore } from '../../platform/store';
import type { MapCamera } from '../map/engine';
import { useCamera } from './session-hooks';

afterEach(cleanup);

test('what follows from the camera is rendered when it changes, and not with each frame of a move', () => {
	const at = (zoom: number): MapCamera => ({ center: [-7.5, 41.2], zoom, bearing: 0, pitch: 0 });
	const camera = createStore(at(15));
	let renderings = 0;
	function Button() {
		const isNearest = useCamera(camera, ({ zoom }) => zoom >= 18);
		renderings += 1;
		return <button type="button" disabled={isNearest} />;
	}
	const { getByRole } = render(<Button />);
	for (const zoom of [15.5, 16, 17, 17.9]) act(() => camera.set(at(zoom)));
	expect(renderings).toBe(1);
	act(() => camera.set(at(18)));
	expect(renderings).toBe(2);
	expect(getByRole('button').hasAttribute('disabled')).toBe(true);
});
