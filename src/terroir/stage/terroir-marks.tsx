import { useLayoutEffect, useRef } from 'react';
import type { TerroirSlug } from '../../content/estates';
import { terroirs } from '../../content/terroirs';
import { Icon } from '../../ui/icon';
import { TERROIR_ZOOM } from '../map/engine';
import { outlinesAround } from '../map/labels';
import type { MapSession } from '../session/map-session';
import css from './terroir-marks.module.css';

/** Below this zoom a terroir's parcels are smaller than a finger. */
const FAR_ZOOM = 12.5;

/**
 * At far zooms a terroir is its trig point with its name; a press chooses it. For the pointer only: the panel's list of terroirs
 * is their equal for everyone. Moved without React, once a frame.
 */
export function TerroirMarks({ session, onChoose }: { session: MapSession; onChoose: (slug: TerroirSlug) => void }) {
	const root = useRef<HTMLDivElement>(null);

	useLayoutEffect(() => {
		function place() {
			const { zoom } = session.camera.get();
			const isFar = zoom < FAR_ZOOM;
			root.current?.toggleAttribute('hidden', !isFar);
			if (!isFar) return;
			const scale = 2 ** (zoom - TERROIR_ZOOM);
			for (const { slug, centre, view } of terroirs) {
				const mark = root.current?.querySelector<HTMLElement>(`[data-mark-of="${slug}"]`);
				const point = session.camera.project(centre);
				if (!mark || !point) continue;
				const { box } = outlinesAround(view);
				mark.style.setProperty('translate', `${point.x}px ${point.y}px`);
				mark.style.setProperty('--above', `${-box.y * scale}px`);
				mark.style.setProperty('--below', `${(box.y + box.height) * scale}px`);
			}
		}
		place();
		return session.camera.subscribe(place);
	}, [session]);

	return (
		<div ref={root} className={css.marks} aria-hidden="true" hidden>
			{terroirs.map(({ slug, name }) => (
				<button
					key={slug}
					type="button"
					tabIndex={-1}
					className={css.mark}
					data-mark-of={slug}
					onClick={() => onChoose(slug)}
				>
					<Icon name="trig-point" />
					<span className={css.name}>{name}</span>
				</button>
			))}
		</div>
	);
}
