import { terroirMessages as m } from '../messages/terroir';
import { Icon } from '../ui/icon';
import type { MapErrorKind } from './map/map-error';
import css from './map-notice.module.css';

type MapNoticeProps = { error: MapErrorKind; online: boolean; onRetry: () => void };

/** Why the live map is not there, what works nevertheless, and the way to try again where trying can help. */
export default function MapNotice({ error, online, onRetry }: MapNoticeProps) {
	const { title, text } = m.errors[error === 'unreachable' && !online ? 'offline' : error];
	return (
		<div className={css.notice} role="alert">
			<p className={css.title}>{title}</p>
			<p>{text}</p>
			{error !== 'no-webgl' && (
				<button type="button" className="button" onClick={onRetry}>
					<Icon name="refresh" />
					{m.retry}
				</button>
			)}
		</div>
	);
}
