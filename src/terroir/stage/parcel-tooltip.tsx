import { useLayoutEffect, useRef } from 'react';
import { altitudeText } from '../../content/altitude';
import measures from '../../content/measures.gen.json';
import { parcelName } from '../../content/parcel-names';
import { terroirs } from '../../content/terroirs';
import { areaText } from '../parcel/figures';
import { labelAnchor } from './labels';
import type { MapSession } from './map-session';
import css from './parcel-tooltip.module.css';

/** The parcel that is pointed at, on the map or in the list, with its measures. A row of the list says the same: nobody needs to point. */
export function ParcelTooltip({ session, parcel }: { session: MapSession; parcel: string | null }) {
	const box = useRef<HTMLDivElement>(null);
	const terroir = terroirs.find(({ parcels }) => parcels.some((slug) => slug === parcel));
	const slug = terroir?.parcels.find((each) => each === parcel);
	const anchor = terroir && slug ? labelAnchor(terroir.view, terroir.centre, slug) : null;

	useLayoutEffect(() => {
		if (!anchor) return;
		function place() {
			const point = anchor && session.project(anchor.place);
			if (point) box.current?.style.setProperty('translate', `calc(${point.x}px - 50%) calc(${point.y}px - 100%)`);
		}
		place();
		return session.subscribeCamera(place);
	}, [session, anchor]);

	if (!slug || !anchor) return null;
	return (
		<div className={css.layer} aria-hidden="true">
			<div ref={box} className={css.tooltip} data-parcel-tooltip={slug}>
				<p className={css.name}>{parcelName(slug)}</p>
				<p className={`figure ${css.figures}`}>
					<span>{areaText(measures[slug].areaHa, 2)}</span> <span>{altitudeText([slug])}</span>
				</p>
			</div>
		</div>
	);
}
