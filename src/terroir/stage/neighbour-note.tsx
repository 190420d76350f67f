import { useRef } from 'react';
import { kilometresBetween } from '../../content/coordinates';
import { type Estate, estates, type TerroirSlug } from '../../content/estates';
import { quantity, rounded } from '../../messages/quantity';
import { Icon } from '../../ui/icon';
import { terroirZoom } from '../map/engine';
import { outlinesAround } from '../map/labels';
import { nearestEstate } from '../map/nearest-estate';
import type { ScreenBox, ScreenPoint } from '../map/screen';
import type { Camera } from '../session/camera';
import { overlap } from '../session/covers';
import type { MapSession } from '../session/map-session';
import { useCameraMoves } from '../session/session-hooks';
import css from './neighbour-note.module.css';

/** CSS pixels that the note keeps to the edges of the map: clear of what stands along them. */
const noteMargins = { left: 20, top: 88, right: 116, bottom: 84 } as const;

/**
 * Where no terroir is in view, the name of the nearest one at the edge of the map that it lies beyond, with how far it is, as sheets of a survey
 * name their neighbours; a press flies there. For the pointer only, as the marks, and placed as they are.
 */
export function NeighbourNote({ session, onChoose }: { session: MapSession; onChoose: (slug: TerroirSlug) => void }) {
	const note = useRef<HTMLButtonElement>(null);
	const words = useRef<HTMLSpanElement>(null);
	const distance = useRef<HTMLSpanElement>(null);

	useCameraMoves(session, () => () => {
		const map = note.current?.parentElement;
		if (!note.current || !words.current || !distance.current || !map) return;
		const { center } = session.camera.get();
		const { left, top, right, bottom } = session.camera.padding;
		const free = { x: left, y: top, width: map.clientWidth - left - right, height: map.clientHeight - top - bottom };
		const { slug, name, centre } = nearestEstate(center);
		const point = session.camera.project(centre);
		// The boxes of its parcels: of an estate that fills the window the middle may be far outside.
		const isAway =
			point !== undefined &&
			!estates.some((estate) => {
				const box = boxOf(estate, session.camera);
				return box && overlap(box, free);
			});
		if (isAway) {
			note.current.dataset.noteOf = slug;
			words.current.textContent = name;
			distance.current.textContent = quantity(rounded(kilometresBetween(center, centre), 1), 'km');
		}
		const at = isAway ? atEdge(point, free, note.current) : undefined;
		// Only where it is seen is it in the way of the map's lettering.
		note.current.toggleAttribute('data-reserved', at !== undefined);
		if (!at) return;
		note.current.style.setProperty('translate', `${at.x}px ${at.y}px`);
		note.current.style.setProperty('--turn', `${at.turn}rad`);
	});

	return (
		<button
			ref={note}
			type="button"
			tabIndex={-1}
			aria-hidden="true"
			className={css.note}
			// It goes as soon as its terroir is in view, and takes no focus with it.
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => onChoose(nearestEstate(session.camera.get().center).slug)}
		>
			<span ref={words} />
			<span ref={distance} className={css.distance} />
			<Icon name="arrow" />
		</button>
	);
}

/** Where the parcels of an estate lie on the map; nothing while there is no live one. */
function boxOf({ view, centre }: Estate, camera: Camera): ScreenBox | undefined {
	const middle = camera.project(centre);
	return middle && boxAround(middle, outlinesAround(view).box, 2 ** (camera.get().zoom - terroirZoom));
}

/** A box that is given around a point, drawn at a scale. */
export function boxAround(middle: ScreenPoint, { x, y, width, height }: ScreenBox, scale: number): ScreenBox {
	return { x: middle.x + x * scale, y: middle.y + y * scale, width: width * scale, height: height * scale };
}

/**
 * Where a note that names what lies at a point beyond the map stands at the edge of it, and which way the point is, in radians clockwise from the right.
 * @param free of the map, in CSS pixels of its box
 * @returns the note's upper left corner; `undefined` where there is no room
 */
export function atEdge(
	point: ScreenPoint,
	free: ScreenBox,
	note: { offsetWidth: number; offsetHeight: number },
): (ScreenPoint & { turn: number }) | undefined {
	const left = free.x + noteMargins.left;
	const top = free.y + noteMargins.top;
	const width = free.width - noteMargins.left - noteMargins.right - note.offsetWidth;
	const height = free.height - noteMargins.top - noteMargins.bottom - note.offsetHeight;
	if (width <= 0 || height <= 0) return undefined;
	const dx = point.x - (free.x + free.width / 2);
	const dy = point.y - (free.y + free.height / 2);
	const share = Math.min(width / 2 / Math.abs(dx), height / 2 / Math.abs(dy));
	return { x: left + width / 2 + share * dx, y: top + height / 2 + share * dy, turn: Math.atan2(dy, dx) };
}
