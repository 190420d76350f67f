import { useLayoutEffect, useRef } from 'react';
import type { TerroirSlug } from '../../content/estates';
import { terroirs } from '../../content/terroirs';
import { Icon } from '../../ui/icon';
import type { MapSession } from './map-session';
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
			const isFar = session.getCamera().zoom < FAR_ZOOM;
			root.current?.toggleAttribute('hidden', !isFar);
			if (!isFar) return;
			for (const { slug, centre } of terroirs) {
				const mark = root.current?.querySelector<HTMLElement>(`[data-mark-of="${slug}"]`);
				const point = session.project(centre);
				if (mark && point) mark.style.setProperty('translate', `${point.x}px ${point.y}px`);
			}
		}
		place();
		return session.subscribeCamera(place);
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
