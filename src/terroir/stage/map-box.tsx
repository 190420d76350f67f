import { type RefObject, useEffect } from 'react';
import { mapMessages as m } from '#messages/map';
import { lazyPart } from '../../platform/lazy-part';
import { useStore } from '../../platform/use-store';
import { MapControls } from '../controls/map-controls';
import type { TerroirDeps } from '../deps';
import type { TerroirSelection } from '../selection/use-selection';
import { liveOrigin } from '../session/map-session';
import { useCamera } from '../session/session-hooks';
import type { TerroirMap } from '../use-map';
import css from './map-box.module.css';
import { MapScaleBar } from './map-scale-bar';
import { Poster } from './poster';

/** What an archive says of imagery that nobody took (`tiles/archive/pack.ts`); a page says it in its own language. */
const ofNobody = 'Imagem ilustrativa';
/** Not part of the page as it is prerendered: fetched with the live map. */
const MapNotice = lazyPart(async () => (await import('./map-notice')).MapNotice);
/** Where an address leads to the sheet of the map, whose still would be of another place. */
const FarStill = lazyPart(async () => (await import('./far-still')).FarStill);
const LiveOverlay = lazyPart(async () => (await import('./live-overlay')).LiveOverlay);
const StatusChip = lazyPart(async () => (await import('./map-status-chip')).MapStatusChip);

type MapBoxProps = {
	selection: TerroirSelection;
	map: TerroirMap;
	deps: TerroirDeps;
	/** Where the session draws the live map. */
	canvas: RefObject<HTMLDivElement | null>;
	/** The visitor turns to the map: what lies over it makes room. */
	onReach: () => void;
};

/** The box of the map in all its states: still, loading, live, and live or still with a notice. */
export function MapBox({ selection, map, deps, canvas, onReach }: MapBoxProps) {
	const { session } = map;
	const status = useStore(session.status);
	const attribution = useStore(session.attribution);
	const ground = useCamera(session.camera, (camera) => session.camera.groundOf(camera));
	const online = useStore(deps.online);
	const { kind: extractKind } = useStore(deps.extract);
	const origin = liveOrigin(status);
	const hasOverlay = useStore(LiveOverlay.code) !== undefined;
	// In one element: a touch on it that starts the map ends on it, and not on the parcel beneath.
	const opening = status.kind === 'poster' ? m.wake : status.kind === 'loading' && m.loading;
	useEffect(() => {
		if (status.kind === 'poster') return;
		void LiveOverlay.preload();
		// When it is to be shown there may be no network.
		void MapNotice.preload();
	}, [status]);

	// What failed for want of network is tried again when it is back. A map that is there goes on with what it has, and asks for the rest where it is moved to.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is for the network, not for the failure
	useEffect(() => {
		if (online && !origin && status.kind === 'error' && status.error === 'unreachable') session.retry();
	}, [session, online]);

	function turnTo() {
		map.start();
		onReach();
	}

	return (
		<section
			className={css.map}
			aria-label={m.map}
			data-map=""
			data-map-state={status.kind}
			data-map-source={origin ?? undefined}
			data-map-ground={ground}
			data-highlight={selection.parcel ?? ''}
			onPointerEnter={turnTo}
			onPointerDown={turnTo}
			// The outlines of the still are links like others: to come past them is no wish for another map.
			onFocus={({ target }) => (target.closest('[data-outline]') ? onReach() : turnTo())}
		>
			{!(origin && hasOverlay) && <Poster selection={selection} hovered={map.hovered} />}
			{ground === 'sheet' && !origin && status.kind !== 'error' && <FarStill session={session} />}
			<div ref={canvas} className={css.canvas} data-map-canvas="" data-live={origin ? '' : undefined} />
			{origin && <LiveOverlay selection={selection} map={map} />}
			{status.kind === 'error' && <MapNotice session={session} status={status} online={online} after={deps.after} />}
			<div className={css.chips} data-reserved="">
				<StatusChip
					wanted={!online || extractKind !== 'absent' || (status.kind !== 'poster' && status)}
					online={online}
					extract={extractKind}
					status={status}
				/>
				{opening && <span className={`chip ${css.opening}`}>{opening}</span>}
			</div>
			<div className={css.controls} data-reserved="">
				<MapControls session={session} deps={deps} live={origin !== undefined} />
			</div>
			<MapScaleBar session={session} />
			<p className={css.attribution} data-reserved="">
				{attribution === undefined || attribution === ofNobody ? m.attribution : attribution}
			</p>
		</section>
	);
}
