import { describe, expect, it } from 'vitest';
import { reduceTasting, type Tasting, type TastingEvent, tastingKey } from './tasting';

const start: Tasting = { kind: 'start' };
const at = (step: number, change: Partial<Extract<Tasting, { kind: 'step' }>> = {}): Tasting => ({
	kind: 'step',
	step,
	contours: true,
	view: 'parcel',
	controls: 'shown',
	...change,
});

describe('a tasting of three steps', () => {
	it.each<[Tasting, TastingEvent['type'], Tasting]>([
		[start, 'started', at(0)],
		[start, 'next', at(0)],
		[start, 'previous', start],
		[start, 'contours-toggled', start],
		[start, 'view-toggled', start],
		[start, 'quiet', start],
		[start, 'idle', start],
		[at(0), 'next', at(1)],
		[at(1), 'previous', at(0)],
		[at(0), 'previous', at(0)],
		[at(2), 'next', at(2)],
		[at(2, { controls: 'hidden' }), 'next', at(2)],
		[at(0, { view: 'all' }), 'next', at(1)],
		[at(0, { contours: false }), 'next', at(1, { contours: false })],
		[at(1), 'contours-toggled', at(1, { contours: false })],
		[at(1, { contours: false }), 'contours-toggled', at(1)],
		[at(1), 'view-toggled', at(1, { view: 'all' })],
		[at(1, { view: 'all' }), 'view-toggled', at(1)],
		[at(1), 'quiet', at(1, { controls: 'hidden' })],
		[at(1, { controls: 'hidden' }), 'input', at(1)],
		[at(1, { controls: 'hidden' }), 'next', at(2)],
		[at(1, { controls: 'hidden', contours: false }), 'idle', start],
	])('%j, %s: %j', (before, type, expected) => {
		if (type !== 'step-chosen') expect(reduceTasting(3, before, { type })).toEqual(expected);
	});

	it('goes to any step by its number, and to none that is not there', () => {
		expect(reduceTasting(3, at(0), { type: 'step-chosen', step: 2 })).toEqual(at(2));
		expect(reduceTasting(3, start, { type: 'step-chosen', step: 1 })).toEqual(at(1));
		expect(reduceTasting(3, at(1), { type: 'step-chosen', step: 3 })).toEqual(at(1));
		expect(reduceTasting(3, start, { type: 'step-chosen', step: -1 })).toEqual(start);
	});

	it('stays the same object where nothing changes, so that nothing is drawn again', () => {
		const shown = at(1);
		expect(reduceTasting(3, shown, { type: 'input' })).toBe(shown);
	});
});

it('a tasting without steps does not start', () => {
	expect(reduceTasting(0, start, { type: 'started' })).toEqual(start);
});

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
	expect(tastingKey({ key: 'c', ...held }, false)).toBeUndefined();
	expect(tastingKey({ key: 'ArrowRight', ...held }, false)).toEqual({ type: 'next' });
});
