import { type RefObject, useEffect, useState } from 'react';
import { nameLineHeight, namePx } from '../../content/map-lettering';
import type { LonLat } from '../../content/mercator';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { labelFor, nameLines, outlinesAround, placeOf } from '../map/labels';
import type { ScreenBox, ScreenPoint } from '../map/screen';
import { coversOf, overlap } from '../session/covers';
import type { MapSession } from '../session/map-session';
import { boxIn, restMs } from '../session/reserved-boxes';

/** By parcel, where its name stands, and in which lines. */
export type NamesInView = ReadonlyMap<ParcelSlug, { place: LonLat; lines: readonly string[] }>;

/** From this zoom on a parcel can be larger than the window. */
export const inViewFrom = 16;

/** Where in a map at rest the names stand whose usual place is cut off, or covered. @param free around the labels, as large as what is free of the map */
export function useNamesInView(free: RefObject<Element | null>, terroir: Terroir, session: MapSession): NamesInView {
	const [places, setPlaces] = useState<NamesInView>(new Map());
	useEffect(() => {
		const look = () => {
			const map = free.current?.closest('[data-map]');
			const found: NamesInView =
				free.current && map && session.camera.get().zoom >= inViewFrom
					? namesInView(namesOf(terroir, session), {
							free: boxIn(map, free.current),
							covers: coversOf(map).map((cover) => boxIn(map, cover)),
							parcelAt: (point) => session.parcelAt(point),
						})
					: new Map();
			setPlaces((former) => (former.size + found.size === 0 ? former : found));
		};
		let timer = setTimeout(look, restMs);
		const unsubscribe = session.camera.subscribe(() => {
			clearTimeout(timer);
			timer = setTimeout(look, restMs);
		});
		return () => {
			clearTimeout(timer);
			unsubscribe();
		};
	}, [free, terroir, session]);
	return places;
}

/** How wide a letter of a name is on the average, by their size. */
const letterEm = 0.68;

function namesOf({ view, centre, parcels }: Terroir, { camera }: MapSession): Name[] {
	const { labels } = outlinesAround(view);
	const { zoom } = camera.get();
	const px = namePx(zoom);
	return parcels.flatMap((parcel) => {
		const label = labels[parcel];
		if (!label) return [];
		const shown = labelFor(parcelName(parcel), label, zoom);
		const lines = 'lines' in shown ? shown.lines : nameLines(parcelName(parcel), label.lines);
		const width = letterEm * px * Math.max(...lines.map(({ length }) => length));
		const size = { width, height: nameLineHeight * px * lines.length };
		return [{ parcel, lines, size, usual: 'at' in shown ? camera.project(placeOf(centre, shown.at)) : undefined }];
	});
}

/** A name as it would be lettered, in CSS pixels, and where its middle usually stands, if anywhere. */
type Name = {
	parcel: ParcelSlug;
	lines: readonly string[];
	size: { width: number; height: number };
	usual: ScreenPoint | undefined;
};

type View = {
	/** What is left free of the map, and what stands over that. */
	free: ScreenBox;
	covers: readonly ScreenBox[];
	parcelAt: (point: ScreenPoint) => { slug: string; place: LonLat } | undefined;
};

/** About so many points of a window are asked which parcel lies there. */
const asked = 120;

/** Where the names of parcels stand whose usual place is cut off, or covered: as near to the middle of what is seen of them as they fit. */
export function namesInView(names: readonly Name[], { free, covers, parcelAt }: View): NamesInView {
	const isFree = (box: ScreenBox) => isWithin(box, free) && !covers.some((cover) => overlap(box, cover));
	const cut = names.filter(({ size, usual }) => !usual || !isFree(boxAround(usual, size)));
	if (cut.length === 0) return new Map();
	const found = gridOver(free).flatMap((point) => {
		const at = parcelAt(point);
		return at ? [{ ...at, point }] : [];
	});
	return new Map(
		cut.flatMap(({ parcel, lines, size }) => {
			const own = found.filter(({ slug }) => slug === parcel);
			const middle = middleOf(own.map(({ point }) => point));
			const spot = own
				.toSorted((one, other) => distance(one.point, middle) - distance(other.point, middle))
				.find(({ point }) => {
					const box = boxAround(point, size);
					return isFree(box) && cornersOf(box).every((corner) => parcelAt(corner)?.slug === parcel);
				});
			return spot ? [[parcel, { place: spot.place, lines }] as const] : [];
		}),
	);
}

function gridOver({ x, y, width, height }: ScreenBox): ScreenPoint[] {
	const step = Math.sqrt((width * height) / asked);
	const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
	return Array.from({ length: across * down }, (_, at) => ({
		x: x + ((at % across) + 0.5) * step,
		y: y + (Math.floor(at / across) + 0.5) * step,
	}));
}

function boxAround({ x, y }: ScreenPoint, { width, height }: Name['size']): ScreenBox {
	return { x: x - width / 2, y: y - height / 2, width, height };
}

function cornersOf({ x, y, width, height }: ScreenBox): ScreenPoint[] {
	return [0, width].flatMap((east) => [0, height].map((south) => ({ x: x + east, y: y + south })));
}

function isWithin(box: ScreenBox, around: ScreenBox): boolean {
	return (
		box.x >= around.x &&
		box.y >= around.y &&
		box.x + box.width <= around.x + around.width &&
		box.y + box.height <= around.y + around.height
	);
}

function middleOf(points: readonly ScreenPoint[]): ScreenPoint {
	const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
	return { x: sum.x / points.length, y: sum.y / points.length };
}

function distance(one: ScreenPoint, other: ScreenPoint): number {
	return Math.hypot(one.x - other.x, one.y - other.y);
}
