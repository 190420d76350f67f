import { useLayoutEffect, useMemo, useRef } from 'react';
import facts from '../../content/facts.gen.json';
import type { ParcelSlug } from '../../content/parcels';
import type { LonLat } from '../map/mercator';
import type { MapSession } from '../session/map-session';
import css from './spot-heights.module.css';

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
				const point = height && session.camera.project(height.place);
				if (point) element.style.setProperty('translate', `${point.x}px calc(${point.y}px - 50%)`);
			}
		}
		place();
		return session.camera.subscribe(place);
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

/** Where a parcel is highest or lowest, and how high that is, in metres. */
export type SpotHeight = { place: LonLat; metres: number };

/** The two ends of a parcel, the higher one first: the places and the altitudes that the height model gives. */
export function spotHeights(parcel: ParcelSlug): readonly [top: SpotHeight, foot: SpotHeight] {
	const { top, foot, altitude } = facts[parcel];
	return [
		{ place: lonLat(top), metres: altitude.max },
		{ place: lonLat(foot), metres: altitude.min },
	];
}

function lonLat([longitude = 0, latitude = 0]: readonly number[]): LonLat {
	return [longitude, latitude];
}
