import { expect, it } from 'vitest';
import { tastingKey } from './tasting-keys';

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) =>
	tastingKey({ key, altKey: false, ctrlKey: false, metaKey: false, ...held }, true)?.type;

it.each([
	['ArrowRight', 'next'],
	['ArrowLeft', 'previous'],
	['PageDown', 'next'],
	['PageUp', 'previous'],
	['c', 'contours-toggled'],
	['C', 'contours-toggled'],
	['R', 'view-toggled'],
	['Escape', undefined],
	['Enter', undefined],
])('%s: %s', (key, type) => {
	expect(press(key)).toBe(type);
});

it('leaves the browser its own keys: copying, reloading, going back', () => {
	expect(press('c', { ctrlKey: true })).toBeUndefined();
	expect(press('r', { metaKey: true })).toBeUndefined();
	expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
});

it('lets letters mean nothing once they are switched off', () => {
	const held = { altKey: false, ctrlKey: false, metaKey: false };
	expect(tastingKey({ key: 'c', ...held }, false)).toBeNull();
	expect(tastingKey({ key: 'ArrowRight', ...held }, false)).toEqual({ type: 'next' });
});
