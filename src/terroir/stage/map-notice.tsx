import { useEffect } from 'react';
import { mapErrors, retryLabel } from '#messages/map-errors';
import type { After } from '../../platform/time';
import { useAnnouncement } from '../../ui/announce';
import { Icon } from '../../ui/icon';
import type { MapErrorKind } from '../map/map-error';
import type { MapSession, MapStatus } from '../session/map-session';
import css from './map-notice.module.css';

export type MapRetryProps = {
	session: MapSession;
	status: Extract<MapStatus, { kind: 'error' }>;
	after: After;
};

/** Why the live map is not there, what works nevertheless, and the way to try again where trying can help. */
export function MapNotice({ online, ...retry }: MapRetryProps & { online: boolean }) {
	const { error } = retry.status;
	const { title, text } = mapErrors[error === 'unreachable' && !online ? 'offline' : error];
	useAnnouncement('map-error', `${title} ${text}`);
	return (
		<div className={css.notice} data-map-error={error}>
			<p className={css.title}>{title}</p>
			<p>{text}</p>
			<MapRetry {...retry} />
		</div>
	);
}

/** Where trying again changes nothing before the browser or the settings have changed. */
const final: ReadonlySet<MapErrorKind> = new Set(['no-webgl', 'token-missing']);
/** Until a map is asked for again whose box was not there, in milliseconds: the first time, then twice as long each time, so often. */
const firstRestMs = 1000;
const times = 5;

/**
 * The button that asks again for the map, where that can help. A map that is not there it asks for by itself as well: when the page is next
 * visible, and after a moment where it was its box that was missing.
 */
export function MapRetry({ session, status: { error, origin }, after }: MapRetryProps) {
	const canHelp = !final.has(error);
	useEffect(() => {
		if (!canHelp || origin) return;
		const retry = () => session.retry();
		const look = () => document.visibilityState === 'visible' && retry();
		document.addEventListener('visibilitychange', look);
		const { failures } = session;
		const callOff =
			error === 'no-container' && failures <= times ? after(firstRestMs * 2 ** (failures - 1), retry) : undefined;
		return () => {
			document.removeEventListener('visibilitychange', look);
			callOff?.();
		};
	}, [session, error, origin, canHelp, after]);
	return (
		canHelp && (
			<button type="button" className="button" onClick={() => session.retry()}>
				<Icon name="refresh" />
				{retryLabel}
			</button>
		)
	);
}
