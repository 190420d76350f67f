import { useLayoutEffect, useRef } from 'react';
import type { ParcelSlug } from '../../content/parcels';
import { terroirs } from '../../content/terroirs';
import { TERROIR_ZOOM } from '../map/engine';
import { labelAnchor } from '../stage/labels';
import type { MapSession } from '../stage/map-session';
import css from './step-numbers.module.css';

type StepNumbersProps = { order: readonly ParcelSlug[]; session: MapSession };

/** Width of a number, in CSS pixels: on a narrower parcel it would be taken for its neighbour's. */
const NUMBER_PX = 24;

/**
 * The number of each step on its parcel: a parcel without one is not poured. Moved with the camera without React. The list of
 * the steps says it in words.
 */
export function StepNumbers({ order, session }: StepNumbersProps) {
	const root = useRef<HTMLDivElement>(null);

	useLayoutEffect(() => {
		const numbers = order.flatMap((parcel, index) => {
			const element = root.current?.children[index];
			const anchor = anchorOf(parcel);
			return element instanceof HTMLElement && anchor ? [{ element, anchor }] : [];
		});
		function place() {
			const scale = 2 ** (session.getCamera().zoom - TERROIR_ZOOM);
			for (const { element, anchor } of numbers) {
				const point = session.project(anchor.place);
				element.hidden = !point || anchor.room * scale < NUMBER_PX;
				if (point) element.style.setProperty('translate', `calc(${point.x}px - 50%) calc(${point.y}px - 50%)`);
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

function anchorOf(parcel: ParcelSlug) {
	const terroir = terroirs.find(({ parcels }) => parcels.includes(parcel));
	return terroir ? labelAnchor(terroir.view, terroir.centre, parcel) : null;
}
