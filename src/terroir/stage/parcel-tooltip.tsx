import { useEffect, useRef, useState } from 'react';
import { areaText } from '../../content/figures';
import { altitudeText, measuresOf } from '../../content/measures';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import { terroirOf } from '../../content/terroirs';
import { labelAnchor } from '../map/labels';
import type { MapSession } from '../session/map-session';
import { useCameraMoves } from '../session/session-hooks';
import css from './parcel-tooltip.module.css';

type ParcelTooltipProps = {
	session: MapSession;
	/** The parcel that is pointed at. */
	parcel: string | undefined;
	onOpen: (parcel: ParcelSlug) => void;
	/** The pointer has left the label, which kept its parcel pointed at. */
	onLeave: () => void;
};

/**
 * The parcel that is pointed at, on the map or in the list, with its measures. A row of the list says the same: nobody needs to point.
 * It may cover other parcels: Escape closes it, until another parcel is pointed at.
 */
export function ParcelTooltip({ session, parcel, onOpen, onLeave }: ParcelTooltipProps) {
	const [dismissed, dismiss] = useState<string>();
	if (dismissed !== undefined && dismissed !== parcel) dismiss(undefined);
	const box = useRef<HTMLDivElement>(null);
	const terroir = terroirOf(parcel);
	const slug = terroir?.parcels.find((each) => each === parcel);
	const anchor = terroir && slug ? labelAnchor(terroir.view, terroir.centre, slug) : undefined;

	useCameraMoves(session, () => () => {
		const point = anchor && session.camera.project(anchor);
		if (point) box.current?.style.setProperty('translate', `calc(${point.x}px - 50%) calc(${point.y}px - 100%)`);
	});

	useEffect(() => {
		const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss(parcel);
		addEventListener('keydown', handleKey);
		return () => removeEventListener('keydown', handleKey);
	}, [parcel]);

	if (!slug || !anchor || dismissed === slug) return null;
	return (
		<div className={css.layer} aria-hidden="true">
			{/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: for the pointer only, in place of the parcel beneath it */}
			<div
				ref={box}
				className={css.tooltip}
				data-parcel-tooltip={slug}
				onPointerLeave={onLeave}
				onClick={() => onOpen(slug)}
			>
				<p className={css.name}>{parcelName(slug)}</p>
				<p className={`figure ${css.figures}`}>
					<span>{areaText(measuresOf(slug).areaHa, 2)}</span> <span>{altitudeText([slug])}</span>
				</p>
			</div>
		</div>
	);
}
