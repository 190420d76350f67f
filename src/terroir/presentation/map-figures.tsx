import { useRef } from 'react';
import facts from '../../content/facts.gen.json';
import type { LonLat } from '../../content/mercator';
import type { ParcelSlug } from '../../content/parcels';
import { terroirOf } from '../../content/terroirs';
import { labelAnchor } from '../map/labels';
import type { ScreenPoint } from '../map/screen';
import type { MapSession } from '../session/map-session';
import { drawLeader, moveLabel, useCameraMoves } from '../session/session-hooks';
import css from './map-figures.module.css';

type StepNumbersProps = { order: readonly ParcelSlug[]; session: MapSession };

/** From one number to the next, in CSS pixels. */
const gapPx = 24;
/** A number further than this from the middle of its parcel gets a line to it, in CSS pixels. */
const leaderPx = 7;

/**
 * The number of each step on its parcel, or where parcels are too small for that beside it: a parcel without one is not poured.
 * Moved with the camera without React. The list of the steps says it in words.
 */
export function StepNumbers({ order, session }: StepNumbersProps) {
	const root = useRef<HTMLDivElement>(null);

	useCameraMoves(session, () => {
		const numbers = order.flatMap((parcel, index) => {
			const element = root.current?.children[index];
			const place = placeOfParcel(parcel);
			return element instanceof HTMLElement && place ? [{ element, place }] : [];
		});
		return () => {
			const shown = numbers.flatMap(({ element, place }) => {
				const anchor = session.camera.project(place);
				element.hidden = !anchor;
				return anchor ? [{ element, anchor }] : [];
			});
			const anchors = shown.map(({ anchor }) => anchor);
			for (const [index, place] of spread(anchors, gapPx).entries()) {
				const { element, anchor } = shown[index] ?? {};
				if (!element || !anchor) continue;
				moveLabel(element, place);
				const isAway = Math.hypot(anchor.x - place.x, anchor.y - place.y) > leaderPx;
				drawLeader(element, place, isAway ? anchor : place);
			}
		};
	});

	return (
		<div ref={root} className={css.numbers} aria-hidden="true">
			{order.map((parcel, index) => (
				<span key={parcel} className="figure" data-reserved="">
					{index + 1}
				</span>
			))}
		</div>
	);
}

function placeOfParcel(parcel: ParcelSlug) {
	const terroir = terroirOf(parcel);
	return terroir && labelAnchor(terroir.view, terroir.centre, parcel);
}

/** Enough for the labels of all parcels at once; most orders are apart after a few. */
const rounds = 80;

/**
 * Places for labels as near to their anchors as they can be without one lying on another.
 * @param gap from the middle of one to the middle of the next, at least, in the unit of the anchors
 */
export function spread(anchors: readonly ScreenPoint[], gap: number): readonly ScreenPoint[] {
	const places = anchors.map(({ x, y }) => ({ x, y }));
	for (let round = 0; round < rounds; round++) {
		let moved = false;
		for (const [index, one] of places.entries()) {
			for (const other of places.slice(index + 1)) moved = pushApart(one, other, gap) || moved;
		}
		if (!moved) break;
	}
	return places;
}

/** Each by half of what is missing. @returns whether anything was */
function pushApart(one: ScreenPoint, other: ScreenPoint, gap: number): boolean {
	const [dx, dy] = [other.x - one.x, other.y - one.y];
	const distance = Math.hypot(dx, dy);
	if (distance >= gap) return false;
	// A hair more than is missing, so that rounding does not bring them back.
	const push = (gap - distance) / 2 + 0.01;
	const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [1, 0];
	one.x -= ux * push;
	one.y -= uy * push;
	other.x += ux * push;
	other.y += uy * push;
	return true;
}

type SpotHeightsProps = { parcel: ParcelSlug; session: MapSession };

/** The altitudes at the top and the foot of a parcel, moved with the camera without React. The facts say them in words. */
export function SpotHeights({ parcel, session }: SpotHeightsProps) {
	const root = useRef<HTMLDivElement>(null);
	const heights = spotHeights(parcel);

	useCameraMoves(session, () => {
		const elements = [...(root.current?.querySelectorAll('span') ?? [])];
		return () => {
			for (const [index, element] of elements.entries()) {
				const height = heights[index];
				const point = height && session.camera.project(height.place);
				if (point) element.style.setProperty('translate', `${point.x}px calc(${point.y}px - 50%)`);
			}
		};
	});

	return (
		<div ref={root} className={css.heights} aria-hidden="true">
			{heights.map(({ metres }) => (
				<span key={metres} className="figure" data-reserved="">
					{metres}
				</span>
			))}
		</div>
	);
}

/** Where a parcel is highest or lowest, and how high that is, in metres. */
type SpotHeight = { place: LonLat; metres: number };

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
