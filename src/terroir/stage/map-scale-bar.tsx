import { useLayoutEffect, useRef } from 'react';
import { terroirMessages as m } from '../../messages/terroir';
import { quantity } from '../../platform/quantity';
import { ScaleBar } from '../../ui/scale-bar';
import type { MapCamera } from '../map/engine';
import { isCrowded, mapScale } from '../map/map-scale';
import css from './map-box.module.css';

/** Room for the bar, in CSS pixels. */
const ROOM_PX = 240;

/** The map's scale at the latitude in its middle. Its length is set after mounting: prerendered HTML carries no styles. */
export function MapScaleBar({ camera }: { camera: MapCamera }) {
	const bar = useRef<HTMLDivElement>(null);
	const scale = mapScale(camera.zoom, camera.center[1], ROOM_PX);
	const { width, values, unit } = scale;
	useLayoutEffect(() => {
		bar.current?.style.setProperty('inline-size', `${width}px`);
	}, [width]);
	return (
		<div className={css.scale} role="img" aria-label={m.scale(quantity(values.at(-1) ?? 0, unit))}>
			<div ref={bar} className={css.scaleBar} data-crowded={isCrowded(scale) ? '' : undefined} aria-hidden="true">
				<ScaleBar values={values} unit={unit} />
			</div>
		</div>
	);
}
