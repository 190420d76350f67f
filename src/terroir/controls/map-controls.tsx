import { terroirMessages as m } from '../../messages/terroir';
import { useStore } from '../../platform/use-store';
import { Icon } from '../../ui/icon';
import { usePart } from '../../ui/use-part';
import type { TerroirDeps } from '../deps';
import { useIdle } from '../deps';
import { MAX_ZOOM, MIN_ZOOM } from '../map/engine';
import type { MapSession } from '../session/map-session';
import css from './map-controls.module.css';

const loadFurther = () => import('./further-controls');

type MapControlsProps = {
	session: MapSession;
	deps: TerroirDeps;
	/** Whether there is a live map. */
	live: boolean;
};

/** The buttons at the map's right: nearer, farther, and once the page is idle locate, layers and full screen. */
export function MapControls({ session, deps, live }: MapControlsProps) {
	const { zoom } = useStore(session.camera);
	const FurtherControls = usePart(loadFurther, useIdle(deps));
	return (
		<>
			<div className={css.group}>
				<button
					type="button"
					aria-label={m.zoomIn}
					disabled={zoom >= MAX_ZOOM}
					onClick={() => session.camera.zoomBy(1)}
				>
					<Icon name="plus" />
				</button>
				<button
					type="button"
					aria-label={m.zoomOut}
					disabled={zoom <= MIN_ZOOM}
					onClick={() => session.camera.zoomBy(-1)}
				>
					<Icon name="minus" />
				</button>
			</div>
			<div className={css.group}>
				{FurtherControls && <FurtherControls session={session} after={deps.after} live={live} />}
			</div>
		</>
	);
}
