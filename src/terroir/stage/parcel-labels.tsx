import { useLayoutEffect, useRef } from 'react';
import { altitudeText } from '../../content/altitude';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { TERROIR_ZOOM } from '../map/engine';
import { labelAnchor, labelFor } from '../map/labels';
import { parcelFill } from '../parcel/parcel-fill';
import type { MapSession } from '../session/map-session';
import css from './parcel-labels.module.css';
import WholeLabels from './whole-labels';

type ParcelLabelsProps = { terroir: Terroir; highlight: ParcelSlug | undefined; session: MapSession };

/**
 * Names and numbers on the live map's parcels. HTML over the canvas, because the map's own lettering would need its fonts cut
 * into glyph files; moved without React, once a frame.
 */
export function ParcelLabels({ terroir, highlight, session }: ParcelLabelsProps) {
	const root = useRef<HTMLDivElement>(null);

	useLayoutEffect(() => {
		const labels = terroir.parcels.flatMap((parcel) => {
			const element = root.current?.querySelector<HTMLElement>(`[data-label-of="${parcel}"]`);
			const anchor = labelAnchor(terroir.view, terroir.centre, parcel);
			return element && anchor ? [{ element, anchor, name: parcelName(parcel) }] : [];
		});
		function place() {
			const scale = 2 ** (session.camera.get().zoom - TERROIR_ZOOM);
			for (const { element, anchor, name } of labels) {
				const point = session.camera.project(anchor.place);
				if (!point) continue;
				const { kind, lines, altitude } = labelFor(name, anchor.room, scale);
				element.dataset.label = kind;
				element.toggleAttribute('data-altitude', altitude);
				element.dataset.name = lines.join('\n');
				element.style.setProperty('translate', `calc(${point.x}px - 50%) calc(${point.y}px - 50%)`);
			}
		}
		place();
		return session.camera.subscribe(place);
	}, [terroir, session]);

	return (
		<div ref={root} className={css.labels} aria-hidden="true" data-highlighted={highlight ? '' : undefined}>
			{terroir.parcels.map((parcel, index) => (
				<div
					key={parcel}
					className={css.label}
					data-label-of={parcel}
					data-parcel-label=""
					data-label="none"
					data-color={parcelFill(parcel)}
					data-chosen={parcel === highlight ? '' : undefined}
				>
					<span className={`figure ${css.altitude}`}>{altitudeText([parcel])}</span>
					<span className={`figure ${css.number}`}>{index + 1}</span>
				</div>
			))}
			<WholeLabels key={terroir.slug} free={root} />
		</div>
	);
}
