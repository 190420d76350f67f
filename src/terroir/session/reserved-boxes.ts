import { useEffect } from 'react';
import type { CameraPadding } from '../map/engine';
import type { ScreenBox } from '../map/screen';
import { coversOf, overlap } from './covers';
import type { MapSession } from './map-session';

/** Milliseconds between two looks at what stands over a map that moves: the boxes are measured, and its lettering placed again. */
export const restMs = 250;

/**
 * What stands over the map keeps clear of each other: names that controls or the panel lie over get `data-covered`, by which those of parcels are hidden
 * and those of estates go to another side of their points; the map's own lettering keeps clear of all that is marked with `data-reserved` and
 * of what the panel covers.
 * @param findMap its box
 */
export function useReservedBoxes(session: MapSession, findMap: () => Element | null): void {
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const reserve = () => {
			timer = undefined;
			const map = findMap();
			if (map) session.reserve(boxesOver(map, session.camera.padding));
		};
		const follow = () => {
			timer ??= setTimeout(reserve, restMs);
		};
		follow();
		const unsubscribe = session.camera.subscribe(follow);
		return () => {
			clearTimeout(timer);
			unsubscribe();
		};
	});
}

const sidePx = 2;
/** Where the name of an estate stands by its point that is covered or cut where it stands as usual: the first that is clear, or nowhere. */
const otherSides = ['right', 'left', 'below', 'none'] as const;

/** @param padding how much of the map the panel covers at its left, or a sheet at its foot */
export function boxesOver(map: Element, { left, bottom }: Pick<CameraPadding, 'left' | 'bottom'>): ScreenBox[] {
	const { width, height } = map.getBoundingClientRect();
	const boxOf = (element: Element) => boxIn(map, element);
	const names = [...map.querySelectorAll('[data-mark-of] > [data-reserved]')];
	const controls = coversOf(map).filter((cover) => !names.includes(cover));
	const fixed = controls.map(boxOf).filter(isSomething);
	const isClear = (box: ScreenBox, others: readonly ScreenBox[]) =>
		box.x >= left &&
		box.x + box.width <= width &&
		box.y >= 0 &&
		box.y + box.height <= height - bottom &&
		!others.some((other) => overlap(box, other));
	// First where they stand as usual: one that was moved would be moved back.
	for (const name of names) name.removeAttribute('data-covered');
	for (const [index, name] of names.entries()) {
		let others = [...fixed, ...names.slice(0, index).map(boxOf)];
		for (const side of otherSides) {
			const box = boxOf(name);
			if (!isSomething(box) || isClear(box, others)) break;
			name.setAttribute('data-covered', side);
			others = [...fixed, ...names.filter((other) => other !== name).map(boxOf)];
		}
	}
	const covers = [...fixed, ...names.map(boxOf).filter(isSomething)];
	const labels = [...map.querySelectorAll('[data-parcel-label]')].flatMap((label) => {
		const box = boxOf(label);
		const isCovered = covers.some((cover) => overlap(box, cover));
		label.toggleAttribute('data-covered', isCovered);
		// One that is cut may come into view before the map moves again.
		return isCovered || label.hasAttribute('data-cut') ? [] : [box];
	});
	// No name is cut at the sides of the window, or by a sheet at its foot.
	const sides = [
		{ x: 0, y: 0, width: Math.max(left, sidePx), height },
		{ x: width - sidePx, y: 0, width: sidePx, height },
		{ x: 0, y: height - bottom, width, height: bottom },
	];
	return [...sides, ...covers, ...labels].filter(isSomething);
}

export function boxIn(map: Element, element: Element): ScreenBox {
	const [{ left, top }, { x, y, width, height }] = [map.getBoundingClientRect(), element.getBoundingClientRect()];
	return { x: x - left, y: y - top, width, height };
}

function isSomething({ width, height }: ScreenBox): boolean {
	return width > 0 && height > 0;
}
