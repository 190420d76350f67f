import { expect, it } from 'vitest';
import { paddingBeside } from './camera-padding';

const box = (left: number, top: number, width: number, height: number) => ({
	left,
	top,
	width,
	right: left + width,
	bottom: top + height,
});

it('counts a panel beside the view', () => {
	expect(paddingBeside(box(0, 64, 1440, 836), box(0, 64, 400, 836))).toEqual({
		top: 0,
		right: 0,
		bottom: 0,
		left: 400,
	});
});

it('counts nothing for a sheet below the map, however far it is scrolled over it', () => {
	expect(paddingBeside(box(0, 60, 390, 400), box(0, 460, 390, 900)).left).toBe(0);
	expect(paddingBeside(box(0, 60, 390, 400), box(0, 100, 390, 900)).left).toBe(0);
});
