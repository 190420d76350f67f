import { useEffect, useRef, useState } from 'react';
import { mapControlMessages as m } from '#messages/map-controls';
import { parcelName } from '../../content/parcel-names';
import { estateOf, parcelSlugs } from '../../content/parcels';
import type { After } from '../../platform/time';
import { useStore } from '../../platform/use-store';
import { Icon } from '../../ui/icon';
import type { Position } from '../map/engine';
import type { MapSession } from '../session/map-session';
import { useCameraMoves } from '../session/session-hooks';
import css from './further-controls.module.css';
import { canLocate, createLocator, type Locating, lookUpParcel, type Standing, watchPosition } from './locator';

type LocateControlProps = { session: MapSession; after: After; live: boolean };

/** Asks where the visitor stands, on a press only, and says it: a dot on the live map, a sentence everywhere. */
export function LocateControl({ session, after, live }: LocateControlProps) {
	const [locator] = useState(() =>
		createLocator({
			watch: watchPosition,
			after,
			lookUpParcel,
			show: (position) => session.showPosition(position),
			moveTo: (place) => session.camera.fit({ visitor: place }),
		}),
	);
	const locating = useStore(locator);
	useEffect(() => () => locator.dispatch({ type: 'dismissed' }), [locator]);
	if (!canLocate()) return null;
	return (
		<>
			<button
				type="button"
				aria-label={m.locate}
				aria-pressed={isOn(locating)}
				aria-busy={locating.kind === 'asking'}
				onClick={() => locator.dispatch({ type: 'pressed' })}
			>
				<Icon name="locate" />
			</button>
			<LocateNote locating={locating} live={live} onDismiss={() => locator.dispatch({ type: 'dismissed' })} />
			{live && locating.kind === 'here' && <PositionLabel session={session} position={locating.position} />}
		</>
	);
}

function isOn({ kind }: Locating): boolean {
	return kind === 'asking' || kind === 'here' || kind === 'far';
}

type LocateNoteProps = { locating: Locating; live: boolean; onDismiss: () => void };

/** The sentence, for everyone to read where the map does not show it; the live region stays, so that what comes into it is heard. */
function LocateNote({ locating, live, onDismiss }: LocateNoteProps) {
	const sentence = locatingSentence(locating);
	const isShown = locating.kind === 'far' || locating.kind === 'failed' || (locating.kind === 'here' && !live);
	return (
		<div className={isShown ? css.note : 'visually-hidden'} data-locating={locating.kind}>
			<p role="status">{sentence}</p>
			{isShown && (
				<button type="button" aria-label={m.dismiss} onClick={onDismiss}>
					<Icon name="close" />
				</button>
			)}
		</div>
	);
}

/** What there is to say; the same sentence while the visitor stays in one parcel, so that it is announced once. */
export function locatingSentence(locating: Locating): string {
	switch (locating.kind) {
		case 'off':
			return '';
		case 'asking':
			return m.asking;
		case 'far':
			return `${m.far(locating.kilometres)}.`;
		case 'failed':
			return m.failures[locating.reason];
		case 'here':
			return standingSentence(locating.standing, locating.position.accuracy);
	}
}

function standingSentence(standing: Standing, accuracy: number): string {
	if (standing.kind === 'looking-up') return m.asking;
	if (standing.kind === 'somewhere') return m.somewhere(accuracy);
	if (standing.kind === 'unnamed') return m.unnamed;
	const parcel = standing.kind === 'parcel' && parcelSlugs.find((slug) => slug === standing.parcel);
	return parcel ? m.inParcel(parcelName(parcel), estateOf(parcel).quinta) : m.outside;
}

type PositionLabelProps = { session: MapSession; position: Position };

/**
 * „Está aqui” beneath the dot, moved with the camera without React. It stands among the controls, whose place in the map's box is
 * taken off. Decorative: the control announces where the visitor is.
 */
function PositionLabel({ session, position }: PositionLabelProps) {
	const label = useRef<HTMLDivElement>(null);
	useCameraMoves(session, () => () => {
		const point = session.camera.project(position.place);
		const box = label.current?.offsetParent;
		if (!point || !(box instanceof HTMLElement)) return;
		const [x, y] = [point.x - box.offsetLeft, point.y - box.offsetTop];
		label.current?.style.setProperty('translate', `calc(${x}px - 50%) ${y}px`);
	});

	return (
		<div ref={label} className={css.positionLabel} aria-hidden="true">
			{m.here(position.accuracy)}
		</div>
	);
}
