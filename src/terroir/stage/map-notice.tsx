import { type MapErrorOriginal, mapErrors, retryLabel } from '#messages/map-errors';
import type { After } from '../../platform/time';
import { useAnnouncement } from '../../ui/announce';
import { Icon } from '../../ui/icon';
import type { MapErrorKind } from '../map/map-error';
import type { MapSession, MapStatus } from '../session/map-session';
import { canBeTriedAgain, useMapRetry } from '../session/session-hooks';
import css from './map-notice.module.css';

type MapNoticeProps = {
	session: MapSession;
	status: Extract<MapStatus, { kind: 'error' }>;
	online: boolean;
	after: After;
};

const originalOf: Readonly<Record<MapErrorKind, MapErrorOriginal>> = {
	'no-container': "Container '{id}' not found.",
	'no-webgl': 'Failed to initialize WebGL.',
	'context-lost': 'Lost WebGL context.',
	'access-denied': 'You may have provided an invalid access token.',
	'token-missing': 'A valid access token is required.',
	'unsupported-image': 'Could not load image. Please make sure to use a supported image type such as PNG or JPEG.',
	unreachable: 'Failed to fetch',
	damaged: 'The archive is damaged.',
};

/** Why the live map is not there, what works nevertheless, and the way to try again where trying can help. */
export function MapNotice({ session, status, online, after }: MapNoticeProps) {
	const { error } = status;
	useMapRetry(session, status, after);
	const original = error === 'unreachable' && !online ? 'You are probably offline.' : originalOf[error];
	const { title, text } = mapErrors[original];
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
