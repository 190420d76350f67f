import { estates, moinho } from '../../content/estates';
import reliefUrl from '../../content/map-sheet.avif?url';
import bounds from '../../content/map-sheet-place.gen.json';
import { type LonLat, pixelsFrom, worldPx } from '../../content/mercator';
import { useStore } from '../../platform/use-store';
import { reliefGone } from '../map/zooms';
import type { MapSession } from '../session/map-session';
import css from './far-still.module.css';

/** Stands in for the map where the address leads to its sheet: the relief, the lines of sight and the trig points where the map will draw them. */
export function FarStill({ session }: { session: MapSession }) {
	const { center, zoom, bearing } = useStore(session.camera);
	const pointOf = (place: LonLat) => {
		const { x, y } = pixelsFrom(center, place, worldPx(zoom));
		return [Math.round(x), Math.round(y)] as const;
	};
	const [left, top] = pointOf([bounds.west, bounds.north]);
	const [right, bottom] = pointOf([bounds.east, bounds.south]);
	const sheet = { x: left, y: top, width: right - left, height: bottom - top };
	const points = estates.map(({ centre }) => pointOf(centre));
	const sights = points.flatMap((from, index) => points.slice(index + 1).map((to) => `M${from}L${to}`));
	return (
		<div className={css.still} data-far-still="">
			<svg width="1" height="1" aria-hidden="true">
				<g transform={`rotate(${-bearing})`}>
					{zoom < reliefGone && <image href={reliefUrl} {...sheet} />}
					<rect className={css.neatLine} {...sheet} />
					<path className={css.sights} d={sights.join('')} />
					<path className={css.marks} d={points.map(([x, y]) => `M${x} ${y - 8}l7.5 13h-15z`).join('')} />
				</g>
				{bearing === 0 &&
					estates.map((estate) => {
						const [x, y] = pointOf(estate.centre);
						return (
							<text key={estate.slug} x={x} y={estate === moinho ? y + 32 : y - 22}>
								{estate.name}
							</text>
						);
					})}
			</svg>
		</div>
	);
}
