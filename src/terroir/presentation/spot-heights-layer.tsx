import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ParcelSlug } from '../../content/parcels';
import type { MapSession } from '../stage/map-session';
import { spotHeights } from './spot-heights';
import css from './spot-heights-layer.module.css';

type SpotHeightsProps = { parcel: ParcelSlug; session: MapSession };

/** The altitudes at the top and the foot of a parcel, moved with the camera without React. The facts say them in words. */
export function SpotHeights({ parcel, session }: SpotHeightsProps) {
	const root = useRef<HTMLDivElement>(null);
	const heights = useMemo(() => spotHeights(parcel), [parcel]);

	useLayoutEffect(() => {
		const elements = [...(root.current?.querySelectorAll('span') ?? [])];
		function place() {
			for (const [index, element] of elements.entries()) {
				const height = heights[index];
				const point = height && session.project(height.place);
				if (point) element.style.setProperty('translate', `${point.x}px calc(${point.y}px - 50%)`);
			}
		}
		place();
		return session.subscribeCamera(place);
	}, [heights, session]);

	return (
		<div ref={root} className={css.heights} aria-hidden="true">
			{heights.map(({ metres }) => (
				<span key={metres} className="figure">
					{metres}
				</span>
			))}
		</div>
	);
}
