import { estates, moinho } from '../../content/estates';
import reliefUrl from '../../content/map-sheet.avif?url';
import bounds from '../../content/map-sheet-place.gen.json';
import { type LonLat, pixelsFrom, worldPx } from '../../content/mercator';
import { useStore } from '../../platform/use-store';
import { type DrawingPoint, SightLines } from '../../ui/sight-lines';
import { reliefGone } from '../map/zooms';
import type { MapSession } from '../session/map-session';
import css from './far-still.module.css';

/** Stands in for the map where the address leads to its sheet: the relief, the lines of sight and the estates where the map will draw them. */
export function FarStill({ session }: { session: MapSession }) {
	const { center, zoom, bearing } = useStore(session.camera);
	const pointOf = (place: LonLat): DrawingPoint => {
		const { x, y } = pixelsFrom(center, place, worldPx(zoom));
		return [Math.round(x), Math.round(y)];
	};
	const [left, top] = pointOf([bounds.west, bounds.north]);
	const [right, bottom] = pointOf([bounds.east, bounds.south]);
	return (
		<div className={css.still} data-far-still="">
			<svg width="1" height="1" aria-hidden="true">
				<g transform={`rotate(${-bearing})`}>
					{zoom < reliefGone && <image href={reliefUrl} x={left} y={top} width={right - left} height={bottom - top} />}
					<SightLines points={estates.map(({ centre }) => pointOf(centre))} dotted />
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
