import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { graticuleOf } from './graticule';
import css from './graticule-edges.module.css';
import type { MapSession } from './map-session';

/** CSS pixels from the edge of the map to the middle of the lettering. */
const LETTERING_PX = 20;
const TICK_PX = 9;

/** Coordinates along the top and right edges of the live map. They stand for what is seen; the panel has them as text. */
export function GraticuleEdges({ session }: { session: MapSession }) {
	const root = useRef<SVGSVGElement>(null);
	const { width, height } = useBox(root);
	const camera = useSyncExternalStore(session.subscribeCamera, session.getCamera, session.getCamera);
	const centre = session.project(camera.center);
	const isPlan = camera.bearing === 0 && camera.pitch === 0;
	const { meridians, parallels } =
		centre && width > 0 && isPlan
			? graticuleOf(camera, centre, { width, height, start: session.getPadding().left })
			: { meridians: [], parallels: [] };
	return (
		<svg ref={root} className={css.graticule} aria-hidden="true">
			{meridians.map(({ at, text }) => (
				<g key={text}>
					<path d={`M${at} 0v${TICK_PX}`} />
					<text x={at} y={LETTERING_PX}>
						{text}
					</text>
				</g>
			))}
			{parallels.map(({ at, text }) => (
				<g key={text}>
					<path d={`M${width} ${at}h-${TICK_PX}`} />
					<text transform={`translate(${width - LETTERING_PX} ${at}) rotate(90)`}>{text}</text>
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
