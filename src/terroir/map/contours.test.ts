import { expect, it } from 'vitest';
import { estates } from '../../content/estates';
import { nearestView } from './contours';

it('is each view at its own centre', () => {
	for (const { centre, view } of estates) expect(nearestView(centre)).toBe(view);
});

it('changes half way between two estates', () => {
	expect(nearestView([-7.501, 41.1505])).toBe('main');
	expect(nearestView([-7.499, 41.1495])).toBe('moinho');
});
