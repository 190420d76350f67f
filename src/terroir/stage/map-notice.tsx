import { mapErrors, retryLabel } from '#messages/map-errors';
import type { After } from '../../platform/time';
import { useAnnouncement } from '../../ui/announce';
import { Icon } from '../../ui/icon';
import type { MapSession, MapStatus } from '../session/map-session';
import { canBeTriedAgain, useMapRetry } from '../session/session-hooks';
import css from './map-notice.module.css';

type MapNoticeProps = {
	session: MapSession;
	status: Extract<MapStatus, { kind: 'error' }>;
	online: boolean;
	after: After;
};

/** Why the live map is not there, what works nevertheless, and the way to try again where trying can help. */
export function MapNotice({ session, status, online, after }: MapNoticeProps) {
	const { error } = status;
	useMapRetry(session, status, after);
	const { title, text } = mapErrors[error === 'unreachable' && !online ? 'offline' : error];
	useAnnouncement('map-error', `${title} ${text}`);
	return (
		<div className={css.notice} data-map-error={error}>
			<p className={css.title}>{title}</p>
			<p>{text}</p>
			{canBeTriedAgain(error) && (
				<button type="button" className="button" onClick={() => session.retry()}>
					<Icon name="refresh" />
					{retryLabel}
				</button>
			)}
		</div>
	);
}
