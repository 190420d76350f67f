import { useLayoutEffect, useRef } from 'react';
import type { ParcelSlug } from '../../content/parcels';
import { terroirs } from '../../content/terroirs';
import { labelAnchor } from '../stage/labels';
import type { MapSession } from '../stage/map-session';
import { type Point, spread } from './spread';
import css from './step-numbers.module.css';

type StepNumbersProps = { order: readonly ParcelSlug[]; session: MapSession };

/** From one number to the next, in CSS pixels. */
const GAP_PX = 24;
/** A number further than this from the middle of its parcel gets a line to it, in CSS pixels. */
const LEADER_PX = 7;

/**
 * The number of each step on its parcel, or where parcels are too small for that beside it: a parcel without one is not poured.
 * Moved with the camera without React. The list of the steps says it in words.
 */
export function StepNumbers({ order, session }: StepNumbersProps) {
	const root = useRef<HTMLDivElement>(null);

	useLayoutEffect(() => {
		const numbers = order.flatMap((parcel, index) => {
			const element = root.current?.children[index];
			const place = placeOf(parcel);
			return element instanceof HTMLElement && place ? [{ element, place }] : [];
		});
		function place() {
			const shown = numbers.flatMap(({ element, place }) => {
				const anchor = session.project(place);
				element.hidden = !anchor;
				return anchor ? [{ element, anchor }] : [];
			});
			const anchors = shown.map(({ anchor }) => anchor);
			for (const [index, { x, y }] of spread(anchors, GAP_PX).entries()) {
				const { element, anchor } = shown[index] ?? {};
				if (element && anchor) moveNumber(element, { x, y }, anchor);
			}
		}
		place();
		return session.subscribeCamera(place);
	}, [order, session]);

	return (
		<div ref={root} className={css.numbers} aria-hidden="true">
			{order.map((parcel, index) => (
				<span key={parcel} className="figure">
					{index + 1}
				</span>
			))}
		</div>
	);
}

function moveNumber({ style }: HTMLElement, { x, y }: Point, anchor: Point): void {
	const [dx, dy] = [anchor.x - x, anchor.y - y];
	const distance = Math.hypot(dx, dy);
	style.setProperty('translate', `calc(${x}px - 50%) calc(${y}px - 50%)`);
	style.setProperty('--leader', distance > LEADER_PX ? `${distance}px` : '0px');
	style.setProperty('--turn', `${Math.atan2(dy, dx)}rad`);
}

function placeOf(parcel: ParcelSlug) {
	const terroir = terroirs.find(({ parcels }) => parcels.includes(parcel));
	return terroir && labelAnchor(terroir.view, terroir.centre, parcel)?.place;
}
