import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { latitudeText, longitudeText } from '../../content/coordinates';
import { latitudeAt, northing, worldPx } from '../../content/mercator';
import { useStore } from '../../platform/use-store';
import type { MapCamera } from '../map/engine';
import type { ScreenPoint } from '../map/screen';
import type { MapSession } from '../session/map-session';
import css from './graticule.module.css';

/** Breadth of the collar, the paper that the coordinates stand on, in CSS pixels; `--collar` in `map-box.module.css`. */
const collarPx = 28;
/** From the edge of the map to the middle of the lettering. */
const letteringPx = 12;
const tickPx = 7;

/** Coordinates along the top and right edges of the live map. They stand for what is seen; the panel has them as text. */
export function GraticuleEdges({ session }: { session: MapSession }) {
	const root = useRef<SVGSVGElement>(null);
	const { width, height } = useBox(root);
	const camera = useStore(session.camera);
	const centre = session.camera.project(camera.center);
	const isPlan = camera.bearing === 0 && camera.pitch === 0;
	const { meridians, parallels } =
		centre && width > 0 && isPlan
			? graticuleOf(camera, centre, { width, height, start: session.camera.padding.left })
			: { meridians: [], parallels: [] };
	return (
		<svg ref={root} className={css.graticule} aria-hidden="true">
			<path className={css.collar} d={`M0 ${collarPx}H${width - collarPx}V${height}H${width}V0H0z`} />
			<rect width={width} height={collarPx} data-reserved="" />
			<rect x={Math.max(0, width - collarPx)} width={collarPx} height={height} data-reserved="" />
			{meridians.map(({ at, text }) => (
				<g key={text}>
					<path d={`M${at} ${collarPx}v${-tickPx}`} />
					<text x={at} y={letteringPx}>
						{text}
					</text>
				</g>
			))}
			{parallels.map(({ at, text }) => (
				<g key={text}>
					<path d={`M${width - collarPx} ${at}h${tickPx}`} />
					<text transform={`translate(${width - letteringPx} ${at}) rotate(90)`}>{text}</text>
				</g>
			))}
		</svg>
	);
}

/** The size of an element, in CSS pixels, kept up to date; nothing until it has been measured. */
function useBox(element: RefObject<Element | null>): { width: number; height: number } {
	const [box, setBox] = useState({ width: 0, height: 0 });
	useLayoutEffect(() => {
		const measured = element.current;
		if (!measured) return;
		const observer = new ResizeObserver(() => {
			const { width, height } = measured.getBoundingClientRect();
			setBox({ width, height });
		});
		observer.observe(measured);
		return () => observer.disconnect();
	}, [element]);
	return box;
}

/** A tick on an edge of the map: where, in CSS pixels along the edge, and the coordinate it stands for. */
type Tick = { at: number; text: string };

/** Ticks along the top edge, and down the right one. */
type Graticule = { meridians: readonly Tick[]; parallels: readonly Tick[] };

/** Pixels that a label takes along its edge, with air. */
const labelPx = 116;
/** Pixels kept free at the ends of an edge: half a label. The corner of the collar has none. */
const endPx = 44;
/** Steps that divide a minute or a degree evenly, in seconds of arc. */
const steps = [1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200] as const;

/**
 * The coordinates at the edges of a map that looks straight down with north up.
 * @param centre where the camera's centre is drawn, in CSS pixels of the box
 */
export function graticuleOf(
	{ center: [longitude, latitude], zoom }: MapCamera,
	centre: ScreenPoint,
	box: { width: number; height: number; start: number },
): Graticule {
	const perSecond = worldPx(zoom) / (360 * 3600);
	const step = stepFor(perSecond);
	const meridians = multiples(
		longitude * 3600 + (box.start + endPx - centre.x) / perSecond,
		longitude * 3600 + (box.width - collarPx - endPx - centre.x) / perSecond,
		step,
	).map((seconds) => ({
		at: centre.x + (seconds - longitude * 3600) * perSecond,
		text: longitudeText(seconds / 3600, precision(step)),
	}));
	const perDegree = perSecond * 3600;
	const y = (degrees: number) => centre.y + (northing(latitude) - northing(degrees)) * perDegree;
	const degreesAt = (pixel: number) => latitudeAt(northing(latitude) - (pixel - centre.y) / perDegree);
	const parallels = multiples(degreesAt(box.height - endPx) * 3600, degreesAt(collarPx + endPx) * 3600, step).map(
		(seconds) => ({
			at: y(seconds / 3600),
			text: latitudeText(seconds / 3600, precision(step)),
		}),
	);
	return { meridians, parallels };
}

function stepFor(perSecond: number): number {
	return steps.find((seconds) => seconds * perSecond >= labelPx) ?? 7200;
}

function multiples(from: number, to: number, step: number): number[] {
	const first = Math.ceil(from / step);
	return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, at) => (first + at) * step);
}

function precision(step: number): 'seconds' | 'minutes' {
	return step < 60 ? 'seconds' : 'minutes';
}
