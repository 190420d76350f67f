import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ScaleBar } from '../../ui/scale-bar';
import { mapScale } from '../stage/map-scale';
import type { MapSession } from '../stage/map-session';
import css from './tasting-map.module.css';

/** Room for the bar, in CSS pixels, and below which of its lengths the figures are too many. */
const ROOM_PX = 340;
const NARROW_PX = 300;

/** The scale of the map in lettering for a room. */
export function TastingScale({ session }: { session: MapSession }) {
	const { zoom, center } = useSyncExternalStore(session.subscribeCamera, session.getCamera, session.getCamera);
	const bar = useRef<HTMLDivElement>(null);
	const { width, values, unit } = mapScale(zoom, center[1], ROOM_PX);
	useLayoutEffect(() => bar.current?.style.setProperty('inline-size', `${width}px`), [width]);
	return (
		<div className={css.scale} aria-hidden="true" data-narrow={width < NARROW_PX ? '' : undefined}>
			<div ref={bar}>
				<ScaleBar values={values} unit={unit} />
			</div>
		</div>
	);
}
