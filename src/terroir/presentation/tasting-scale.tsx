import { type Ref, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../platform/use-store';
import { ScaleBar } from '../../ui/scale-bar';
import { mapScale } from '../map/map-scale';
import type { MapSession } from '../session/map-session';
import css from './tasting-scale.module.css';

/** Room for the bar, in CSS pixels, and below which of its lengths the figures are too many. */
const ROOM_PX = 340;
const NARROW_PX = 300;

type TastingScaleProps = {
	ref: Ref<HTMLDivElement>;
	session: MapSession;
	/** Whether there is a map that it is the scale of; its place is kept for it. */
	live: boolean;
};

/** The scale of the map in lettering for a room. */
export function TastingScale({ ref, session, live }: TastingScaleProps) {
	const { zoom, center } = useStore(session.camera);
	const bar = useRef<HTMLDivElement>(null);
	const { width, values, unit } = mapScale(zoom, center[1], ROOM_PX);
	useLayoutEffect(() => bar.current?.style.setProperty('inline-size', `${width}px`), [width]);
	return (
		<div
			ref={ref}
			className={css.scale}
			aria-hidden="true"
			data-live={live ? '' : undefined}
			data-narrow={width < NARROW_PX ? '' : undefined}
		>
			<div ref={bar}>
				<ScaleBar values={values} unit={unit} />
			</div>
		</div>
	);
}
