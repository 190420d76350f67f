import { useRef } from 'react';
import type { TerroirSlug } from '../../content/estates';
import { terroirs } from '../../content/terroirs';
import { Icon } from '../../ui/icon';
import { terroirZoom } from '../map/engine';
import { numbersFrom, outlinesAround } from '../map/labels';
import type { MapSession } from '../session/map-session';
import { useCameraMoves } from '../session/session-hooks';
import css from './terroir-marks.module.css';

/** Until its parcels have labels of their own a terroir has its name; until the imagery comes, and the lines of sight go, its trig point. */
const farZoom = 12.8;
/** From here on the parcels are seen, which a name leaves as they are. */
const parcelsZoom = 11.5;
/** So near to the right edge, in CSS pixels, a name would lie under the map's controls or be cut: it stands to the left of its point. */
const inwardPx = 230;
/** A map so narrow has no room for two names beside each other, in CSS pixels; there only the controls are in the way. */
const narrowPx = 480;
const narrowInwardPx = 120;
/** What the controls take of the map's right, in CSS pixels. */
const controlsPx = 66;
/** The air to their left, in CSS pixels. */
const besidePx = 6;
/** What the frame takes of its right, in CSS pixels. */
const collarPx = 28;
/** What the longest name takes to the left of its point, in CSS pixels. */
const nameRoomPx = 160;

/**
 * At far zooms a terroir is its trig point with its name; a press chooses it. For the pointer only: the panel's list of terroirs
 * is their equal for everyone. Moved without React, once a frame.
 */
export function TerroirMarks({ session, onChoose }: { session: MapSession; onChoose: (slug: TerroirSlug) => void }) {
	const root = useRef<HTMLDivElement>(null);

	useCameraMoves(session, () => () => {
		const { zoom } = session.camera.get();
		root.current?.toggleAttribute('hidden', zoom >= numbersFrom);
		if (zoom >= numbersFrom) return;
		const isFar = zoom < farZoom;
		root.current?.toggleAttribute('data-near', !isFar);
		root.current?.toggleAttribute('data-bare', zoom < parcelsZoom);
		const scale = 2 ** (zoom - terroirZoom);
		const width = root.current?.offsetWidth ?? 0;
		for (const { slug, centre, view } of terroirs) {
			const mark = root.current?.querySelector<HTMLElement>(`[data-mark-of="${slug}"]`);
			const point = session.camera.project(centre);
			if (!mark || !point) continue;
			const { box } = outlinesAround(view);
			const leftEdge = session.camera.padding.left - Math.min(0, box.x * scale);
			mark.dataset.side = sideOf(slug, point.x, { leftEdge, width, isFar }) ?? '';
			mark.style.setProperty('translate', `${point.x}px ${point.y}px`);
			mark.style.setProperty('--inward', `${point.x + 24 - (width - controlsPx - besidePx)}px`);
			mark.style.setProperty('--before', `${-box.x * scale}px`);
			mark.style.setProperty('--after', `${(box.x + box.width) * scale}px`);
			mark.style.setProperty('--above', `${-box.y * scale}px`);
			mark.style.setProperty('--below', `${(box.y + box.height) * scale}px`);
		}
	});

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
					<span className={css.name} data-reserved="">
						{name}
					</span>
				</button>
			))}
		</div>
	);
}

/**
 * Where a terroir's name stands by its point, where not as usual: clear of the lines of sight, which meet there from afar, and of what stands at the map's right.
 * @param x of the point, in CSS pixels of the map, as is its `width`
 * @param leftEdge where the panel and the outlines left of the point end
 */
function sideOf(
	slug: TerroirSlug,
	x: number,
	{ leftEdge, width, isFar }: { leftEdge: number; width: number; isFar: boolean },
) {
	// Of what lies under the controls, or beyond the frame, half a point would be seen, and its name be read as that of another.
	if (x > width - (width < narrowPx ? controlsPx : collarPx)) return 'none';
	const isAtEdge = x > width - (width < narrowPx ? narrowInwardPx : inwardPx);
	if (isFar && slug === 'vale-sabor') {
		if (!isAtEdge) return 'right';
		if (width < narrowPx) return 'beneath';
	}
	const isLeft = isAtEdge || (isFar && slug === 'quatro-vistas');
	return isLeft && x > leftEdge + nameRoomPx ? 'left' : undefined;
}
