import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { presentationMessages as m } from '../../messages/presentation';
import { Mark } from '../../ui/mark';
import { Picture } from '../../ui/picture';
import type { CameraPadding } from '../map/engine';
import type { TerroirServices } from '../services';
import { cameraOver, MapSession } from '../stage/map-session';
import { liveOrigin } from '../stage/map-status';
import { SpotHeights } from './spot-heights-layer';
import type { Tasting } from './tasting';
import css from './tasting-map.module.css';
import { TastingScale } from './tasting-scale';

type TastingMapProps = {
	terroir: Terroir;
	order: readonly ParcelSlug[];
	tasting: Tasting;
	services: TerroirServices;
};

/** The parcel of the step in wine among white ones, or all of the tasting's; without a live map, its plate. It is looked at, not handled. */
export function TastingMap({ terroir, order, tasting, services }: TastingMapProps) {
	const canvas = useRef<HTMLDivElement>(null);
	const session = useTastingSession(terroir, services, canvas);
	const status = useSyncExternalStore(session.subscribeStatus, session.getStatus, session.getStatus);
	const live = liveOrigin(status) !== null;
	const chosen = tasting.kind === 'step' ? (order[tasting.step] ?? null) : null;
	const near = tasting.kind === 'step' && tasting.view === 'parcel' ? chosen : null;
	const contours = tasting.kind === 'step' && tasting.contours;
	const all = order.join();

	useEffect(() => {
		const parcels = all.split(',');
		session.mark(chosen ? [chosen] : parcels, chosen);
		session.fit({ parcels: near ? [near] : parcels });
	}, [session, all, chosen, near]);
	useEffect(() => session.setLayers({ parcels: true, contours }), [session, contours]);

	return (
		<div
			className={css.map}
			role="img"
			aria-label={m.map}
			data-tasting-map={status.kind}
			data-highlight={chosen ?? ''}
			data-contours={contours}
			data-view={near ? 'parcel' : 'all'}
		>
			{!live && <Stand terroir={terroir} parcel={chosen} />}
			<div ref={canvas} className={css.canvas} data-live={live ? '' : undefined} inert />
			<Brand ground={!live && chosen ? 'paper' : 'dark'} />
			{live && chosen && <SpotHeights key={chosen} parcel={chosen} session={session} />}
			{live && <TastingScale session={session} />}
			{status.kind === 'error' && !live && <p className={css.notice}>{m.noMap}</p>}
		</div>
	);
}

/** Over imagery under a veil, which darkens its foot as well. */
function Brand({ ground }: { ground: 'paper' | 'dark' }) {
	return (
		<div className={css.veil} data-ground={ground} aria-hidden="true">
			<p className={css.brand}>
				<Mark height={40} />
				{m.brand}
			</p>
		</div>
	);
}

/** What stands in for a map that is not there, or not yet. */
function Stand({ terroir, parcel }: { terroir: Terroir; parcel: ParcelSlug | null }) {
	if (!parcel) return <Picture files={[{ src: `/map/still-${terroir.view}-wide` }]} alt="" className={css.still} />;
	return <img className={css.plate} src={`/art/plates/${parcel}.svg`} alt={m.plate(parcelName(parcel))} />;
}

/** Shares of the map's height and width that mark, steps and buttons may cover. */
const COVERED = { top: 0.13, bottom: 0.16, sides: 0.03 };
/** The map of a phone, in CSS pixels: lower than this, with two rows of buttons at its top alone. */
const LOW = 480;
const ROWS = 96;

function paddingIn({ offsetWidth, offsetHeight }: HTMLElement): CameraPadding {
	if (offsetHeight < LOW) return { top: ROWS, bottom: 0, left: 0, right: 0 };
	const sides = offsetWidth * COVERED.sides;
	return { top: offsetHeight * COVERED.top, bottom: offsetHeight * COVERED.bottom, left: sides, right: sides };
}

/** A map of its own: the page keeps its camera, its fragment and its selection. */
function useTastingSession(
	terroir: Terroir,
	{ createEngine, prefersReducedMotion }: TerroirServices,
	canvas: { readonly current: HTMLElement | null },
): MapSession {
	const [session] = useState(
		() =>
			new MapSession(cameraOver(terroir.centre), {
				createEngine,
				prefersReducedMotion,
				writeFragment: () => {},
				onParcelClick: () => {},
				onParcelHover: () => {},
				onLeave: () => {},
				onSentence: () => {},
			}),
	);
	useEffect(() => {
		const container = canvas.current;
		if (!container) return;
		session.start({ container, label: m.map, padding: () => paddingIn(container) });
		const resize = () => session.resize();
		addEventListener('resize', resize);
		return () => {
			removeEventListener('resize', resize);
			session.stop();
		};
	}, [session, canvas]);
	return session;
}
