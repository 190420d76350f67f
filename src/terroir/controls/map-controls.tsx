import { mapMessages as m } from '#messages/map';
import { lazyPart } from '../../platform/lazy-part';
import { Icon } from '../../ui/icon';
import { type TerroirDeps, useIdle } from '../deps';
import { maxMapZoom, minMapZoom } from '../map/engine';
import type { MapSession } from '../session/map-session';
import { useCamera } from '../session/session-hooks';
import css from './map-controls.module.css';

const FurtherControls = lazyPart(async () => (await import('./further-controls')).FurtherControls);

type MapControlsProps = {
	session: MapSession;
	deps: TerroirDeps;
	/** Whether there is a live map. */
	live: boolean;
};

/** The buttons at the map's right: nearer, farther, which keep the focus at the ends of the zoom, and once the page is idle locate, layers and full screen. */
export function MapControls({ session, deps, live }: MapControlsProps) {
	const isNearest = useCamera(session.camera, ({ zoom }) => zoom >= maxMapZoom);
	const isFarthest = useCamera(session.camera, ({ zoom }) => zoom <= minMapZoom);
	return (
		<>
			<div className={css.group}>
				<button
					type="button"
					aria-label={m.zoomIn}
					aria-disabled={isNearest}
					onClick={() => !isNearest && session.camera.zoomBy(1)}
				>
					<Icon name="plus" />
				</button>
				<button
					type="button"
					aria-label={m.zoomOut}
					aria-disabled={isFarthest}
					onClick={() => !isFarthest && session.camera.zoomBy(-1)}
				>
					<Icon name="minus" />
				</button>
			</div>
			<div className={css.group}>
				<FurtherControls wanted={useIdle(deps)} session={session} after={deps.after} live={live} />
			</div>
		</>
	);
}
