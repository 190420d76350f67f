// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { boxesOver } from './reserved-boxes';

const boxes = {
	map: [100, 50, 800, 600],
	controls: [840, 70, 48, 200],
	covered: [820, 90, 60, 16],
	free: [400, 300, 60, 16],
	cut: [95, 300, 60, 16],
	empty: [0, 0, 0, 0],
} as const;

function element(name: keyof typeof boxes, attributes: Record<string, string> = {}): HTMLElement {
	const made = document.createElement('div');
	const [x, y, width, height] = boxes[name];
	made.getBoundingClientRect = () => new DOMRect(x, y, width, height);
	for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
	return made;
}

/** On a map the name of an estate by its point. */
function estateName(map: Element, name: keyof typeof boxes, slug = 'martim'): HTMLElement {
	const mark = element('empty', { 'data-mark-of': slug });
	const made = element(name, { 'data-reserved': '' });
	mark.append(made);
	map.append(mark);
	return made;
}

it('controls, panel, the sides of the map and the names that stand clear of them are kept free; a name under a control is hidden', () => {
	const map = element('map');
	const label = { 'data-reserved': '', 'data-parcel-label': '' };
	const covered = element('covered', label);
	const free = element('free', label);
	const cut = element('cut', { ...label, 'data-cut': '', 'data-covered': '' });
	map.append(
		element('controls', { 'data-reserved': '' }),
		covered,
		free,
		cut,
		element('empty', { 'data-reserved': '' }),
	);
	expect(boxesOver(map, { left: 300, bottom: 0 })).toEqual([
		{ x: 0, y: 0, width: 300, height: 600 },
		{ x: 798, y: 0, width: 2, height: 600 },
		{ x: 740, y: 20, width: 48, height: 200 },
		{ x: 300, y: 250, width: 60, height: 16 },
	]);
	expect(covered.hasAttribute('data-covered')).toBe(true);
	expect(free.hasAttribute('data-covered')).toBe(false);
	expect(cut.hasAttribute('data-covered'), 'it may come into view').toBe(false);
	expect(boxesOver(map, { left: 0, bottom: 200 })).toContainEqual({ x: 0, y: 400, width: 800, height: 200 });
});

it('the name of an estate that something lies over goes to its other place, and comes back once that is clear', () => {
	const [map, controls] = [element('map'), element('controls', { 'data-reserved': '' })];
	map.append(controls);
	const name = estateName(map, 'covered');
	for (let look = 0; look < 2; look++) {
		boxesOver(map, { left: 0, bottom: 0 });
		expect(name.hasAttribute('data-covered')).toBe(true);
	}
	controls.remove();
	boxesOver(map, { left: 0, bottom: 0 });
	expect(name.hasAttribute('data-covered')).toBe(false);
});

it('the name of an estate goes to the first side of its point that is clear, and nowhere if none is', () => {
	const [map, controls] = [element('map'), element('controls', { 'data-reserved': '' })];
	map.append(controls);
	const name = estateName(map, 'covered');
	const standsClear = (...sides: string[]) => {
		name.getBoundingClientRect = () => {
			const isClear = sides.includes(name.dataset.covered ?? 'above');
			return new DOMRect(...boxes[name.dataset.covered === 'none' ? 'empty' : isClear ? 'free' : 'covered']);
		};
		boxesOver(map, { left: 0, bottom: 0 });
		return name.dataset.covered;
	};
	expect(standsClear('below')).toBe('below');
	expect(standsClear('left', 'below')).toBe('left');
	expect(standsClear()).toBe('none');
	expect(standsClear('above', 'right')).toBeUndefined();
});

it('the name of an estate that is moved stands on no other one', () => {
	const [map, controls] = [element('map'), element('controls', { 'data-reserved': '' })];
	map.append(controls);
	const [moved, other] = [estateName(map, 'covered'), estateName(map, 'free', 'moinho')];
	moved.getBoundingClientRect = () => {
		const isMoved = moved.dataset.covered !== undefined;
		return new DOMRect(...boxes[moved.dataset.covered === 'none' ? 'empty' : isMoved ? 'free' : 'covered']);
	};
	boxesOver(map, { left: 0, bottom: 0 });
	expect([moved, other].map((name) => name.dataset.covered)).toEqual(['none', undefined]);
});

it('of two names of estates that would stand on each other the second is moved', () => {
	const map = element('map');
	const [first, second] = [estateName(map, 'free'), estateName(map, 'free', 'moinho')];
	second.getBoundingClientRect = () => new DOMRect(400, second.dataset.covered === 'below' ? 350 : 300, 60, 16);
	boxesOver(map, { left: 0, bottom: 0 });
	expect([first, second].map((name) => name.dataset.covered)).toEqual([undefined, 'below']);
	first.getBoundingClientRect = () => new DOMRect(400, 40, 60, 16);
	boxesOver(map, { left: 0, bottom: 0 });
	expect(first.dataset.covered, 'above the map').toBe('none');
});

it('the name of an estate that the panel, a sheet or the window cuts goes to its other place', () => {
	const map = element('map');
	const [cut, free] = [estateName(map, 'cut'), estateName(map, 'free', 'moinho')];
	boxesOver(map, { left: 0, bottom: 0 });
	expect([cut, free].map((name) => name.hasAttribute('data-covered'))).toEqual([true, false]);
	boxesOver(map, { left: 310, bottom: 0 });
	expect(free.hasAttribute('data-covered')).toBe(true);
	boxesOver(map, { left: 0, bottom: 340 });
	expect(free.hasAttribute('data-covered')).toBe(true);
	boxesOver(map, { left: 0, bottom: 330 });
	expect(free.hasAttribute('data-covered')).toBe(false);
	free.getBoundingClientRect = () => new DOMRect(870, 350, 60, 16);
	boxesOver(map, { left: 0, bottom: 0 });
	expect(free.hasAttribute('data-covered')).toBe(true);
});
