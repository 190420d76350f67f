import { useLayoutEffect, useRef } from 'react';
import { mapControlMessages as m } from '../../messages/map-controls';
import type { Position } from '../map/engine';
import type { MapSession } from '../session/map-session';
import css from './position-label.module.css';

type PositionLabelProps = { session: MapSession; position: Position };

/**
 * „Está aqui” beneath the dot, moved with the camera without React. It stands among the controls, whose place in the map's box is
 * taken off. Decorative: the control announces where the visitor is.
 */
export function PositionLabel({ session, position }: PositionLabelProps) {
	const label = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		function place() {
			const point = session.camera.project(position.place);
			const box = label.current?.offsetParent;
			if (!point || !(box instanceof HTMLElement)) return;
			const [x, y] = [point.x - box.offsetLeft, point.y - box.offsetTop];
			label.current?.style.setProperty('translate', `calc(${x}px - 50%) ${y}px`);
		}
		place();
		return session.camera.subscribe(place);
	}, [session, position]);

	return (
		<div ref={label} className={css.label} aria-hidden="true">
			{m.here(position.accuracy)}
		</div>
	);
}
