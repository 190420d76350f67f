import { type MapErrorOriginal, mapErrors, retry } from '../../messages/map-errors';
import { Icon } from '../../ui/icon';
import type { MapErrorKind } from '../map/map-error';
import css from './map-notice.module.css';

type MapNoticeProps = { error: MapErrorKind; online: boolean; onRetry: () => void };

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

/** Where trying again changes nothing before the browser or the settings have changed. */
const final: ReadonlySet<MapErrorKind> = new Set(['no-webgl', 'token-missing']);

/** Why the live map is not there, what works nevertheless, and the way to try again where trying can help. */
export default function MapNotice({ error, online, onRetry }: MapNoticeProps) {
	const original = error === 'unreachable' && !online ? 'You are probably offline.' : originalOf[error];
	const { title, text } = mapErrors[original];
	return (
		<div className={css.notice} role="alert" data-map-error={error}>
			<p className={css.title}>{title}</p>
			<p>{text}</p>
			{!final.has(error) && (
				<button type="button" className="button" onClick={onRetry}>
					<Icon name="refresh" />
					{retry}
				</button>
			)}
		</div>
	);
}
