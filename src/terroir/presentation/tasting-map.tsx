import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { presentationMessages as m } from '#messages/presentation';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { useStore } from '../../platform/use-store';
import { useAnnouncement } from '../../ui/announce';
import { Mark } from '../../ui/mark';
import { Picture } from '../../ui/picture';
import { ScaleBar } from '../../ui/scale-bar';
import type { TerroirDeps } from '../deps';
import type { CameraPadding } from '../map/engine';
import { cameraOver } from '../session/camera';
import { paddingAroundControls } from '../session/camera-padding';
import { liveOrigin, MapSession } from '../session/map-session';
import { useReservedBoxes } from '../session/reserved-boxes';
import { MapRetry, type MapRetryProps } from '../stage/map-notice';
import { mapScale } from '../stage/map-scale-bar';
import { SpotHeights, StepNumbers } from './map-figures';
import type { Tasting } from './tasting';
import css from './tasting-map.module.css';

type TastingMapProps = {
	terroir: Terroir;
	order: readonly ParcelSlug[];
	tasting: Tasting;
	/** What lies over the map, so that nothing of the parcel lies under it. */
	controls: RefObject<HTMLElement | null>;
	deps: TerroirDeps;
};

/** The parcel of the step in wine among white ones, or all of the tasting's; without a live map, its plate. It is looked at, not handled. */
export function TastingMap({ terroir, order, tasting, controls, deps }: TastingMapProps) {
	const canvas = useRef<HTMLDivElement>(null);
	const drawn = useRef<HTMLDivElement>(null);
	const scale = useRef<HTMLDivElement>(null);
	const session = useTastingSession(terroir, deps, { canvas, controls, scale });
	useReservedBoxes(session, () => drawn.current);
	const status = useStore(session.status);
	const live = liveOrigin(status) !== undefined;
	const chosen = tasting.kind === 'step' ? order[tasting.step] : undefined;
	const near = tasting.kind === 'step' && tasting.view === 'parcel' ? chosen : undefined;
	const contours = tasting.kind === 'step' && tasting.contours;
	const all = order.join();

	useEffect(() => {
		const parcels = all.split(',');
		session.mark(chosen ? [chosen] : parcels, chosen);
		function frame() {
			session.resize();
			session.camera.fit({ parcels: near ? [near] : parcels });
		}
		frame();
		if (!live) return;
		// Framed again with the map's coming: the controls may have come while it was being made.
		addEventListener('resize', frame);
		return () => removeEventListener('resize', frame);
	}, [session, all, chosen, near, live]);
	useEffect(() => session.setLayers({ parcels: true, contours }), [session, contours]);

	return (
		<div
			className={css.map}
			data-tasting-map={status.kind}
			data-highlight={chosen ?? ''}
			data-contours={contours}
			data-view={near ? 'parcel' : 'all'}
		>
			<div ref={drawn} className={css.drawn} role="img" aria-label={m.map}>
				{!live && <MapFallback terroir={terroir} parcel={chosen} />}
				<div ref={canvas} className={css.canvas} data-live={live ? '' : undefined} inert />
				<Brand ground={!live && chosen ? 'paper' : 'dark'} />
				{live && !near && <StepNumbers order={order} session={session} />}
				{live && near && <SpotHeights key={near} parcel={near} session={session} />}
				<TastingScale ref={scale} session={session} live={live} />
			</div>
			{status.kind === 'error' && !live && <NoMap session={session} status={status} after={deps.after} />}
		</div>
	);
}

function NoMap(retry: MapRetryProps) {
	useAnnouncement('map-error', m.noMap);
	return (
		<div className={css.notice}>
			<p>{m.noMap}</p>
			<MapRetry {...retry} />
		</div>
	);
}

/** Over imagery under a veil, which darkens its foot as well. */
function Brand({ ground }: { ground: 'paper' | 'dark' }) {
	return (
		<div className={css.veil} data-ground={ground} aria-hidden="true">
			<p className={css.brand} data-reserved="">
				<Mark height={40} />
				{m.brand}
			</p>
		</div>
	);
}

/** What stands in for a map that is not there, or not yet. */
function MapFallback({ terroir, parcel }: { terroir: Terroir; parcel: ParcelSlug | undefined }) {
	if (!parcel) return <Picture files={[{ src: `/map/still-${terroir.view}-wide` }]} alt="" className={css.still} />;
	return <img className={css.plate} src={`/art/plates/${parcel}.svg`} alt={m.plate(parcelName(parcel))} />;
}

/** The map's box, and what stands over it. */
type TastingParts = Readonly<Record<'canvas' | 'controls' | 'scale', RefObject<HTMLElement | null>>>;

/** Read across a room: the smallest lettering of the tasting (docs/design.md 5). */
const roomPx = 20;

/** A map of its own: the page keeps its camera, its fragment and its selection. */
function useTastingSession(
	terroir: Terroir,
	{ createEngine, prefersReducedMotion }: TerroirDeps,
	{ canvas, controls, scale }: TastingParts,
): MapSession {
	const [session] = useState(() => new MapSession(cameraOver(terroir.centre), { createEngine, prefersReducedMotion }));
	useEffect(() => {
		const container = canvas.current;
		if (!container) return;
		session.start({
			get container() {
				return canvas.current ?? container;
			},
			label: m.map,
			leastLetterPx: roomPx,
			padding: () => paddingIn(container, controls.current, scale.current),
		});
		return () => session.stop();
	}, [session, canvas, controls, scale]);
	return session;
}

function paddingIn(map: HTMLElement, controls: HTMLElement | null, scale: HTMLElement | null): CameraPadding {
	const covers = [...(controls?.children ?? []), ...(scale ? [scale] : [])];
	return paddingAroundControls(
		map.getBoundingClientRect(),
		covers.map((cover) => cover.getBoundingClientRect()),
	);
}

/** Room for the bar, in CSS pixels, and below which of its lengths the figures are too many. */
const barRoomPx = 340;
const narrowPx = 300;

type TastingScaleProps = {
	ref: Ref<HTMLDivElement>;
	session: MapSession;
	/** Whether there is a map that it is the scale of; its place is kept for it. */
	live: boolean;
};

/** The scale of the map in lettering for a room. */
function TastingScale({ ref, session, live }: TastingScaleProps) {
	const { zoom, center } = useStore(session.camera);
	const bar = useRef<HTMLDivElement>(null);
	const { width, values, unit } = mapScale(zoom, center[1], barRoomPx);
	useLayoutEffect(() => bar.current?.style.setProperty('inline-size', `${width}px`), [width]);
	return (
		<div
			ref={ref}
			className={css.scale}
			data-reserved=""
			aria-hidden="true"
			data-live={live ? '' : undefined}
			data-narrow={width < narrowPx ? '' : undefined}
		>
			<div ref={bar}>
				<ScaleBar values={values} unit={unit} />
			</div>
		</div>
	);
}
