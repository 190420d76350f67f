import { useRef } from 'react';
import type { TerroirSlug } from '../../content/estates';
import { altitudeText } from '../../content/measures';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import { type Terroir, terroirs } from '../../content/terroirs';
import { Icon } from '../../ui/icon';
import { terroirZoom } from '../map/engine';
import { labelAnchor, labelFor, outlinesAround } from '../map/labels';
import { parcelFill } from '../parcel/parcel-fill';
import type { MapSession } from '../session/map-session';
import { useCameraMoves } from '../session/session-hooks';
import css from './parcel-labels.module.css';
import marksCss from './terroir-marks.module.css';
import { WholeLabels } from './whole-labels';

type ParcelLabelsProps = { terroir: Terroir; highlight: ParcelSlug | undefined; session: MapSession };

/**
 * Names and numbers on the live map's parcels. HTML over the canvas, because the map's own lettering would need its fonts cut
 * into glyph files; moved without React, once a frame.
 */
export function ParcelLabels({ terroir, highlight, session }: ParcelLabelsProps) {
	const root = useRef<HTMLDivElement>(null);

	useCameraMoves(session, () => {
		const labels = terroir.parcels.flatMap((parcel) => {
			const element = root.current?.querySelector<HTMLElement>(`[data-label-of="${parcel}"]`);
			const anchor = labelAnchor(terroir.view, terroir.centre, parcel);
			return element && anchor ? [{ element, anchor, name: parcelName(parcel) }] : [];
		});
		return () => {
			const scale = 2 ** (session.camera.get().zoom - terroirZoom);
			for (const { element, anchor, name } of labels) {
				const point = session.camera.project(anchor.place);
				if (!point) continue;
				const { kind, lines, altitude } = labelFor(name, anchor.room, scale);
				element.dataset.label = kind;
				element.toggleAttribute('data-altitude', altitude);
				element.dataset.name = lines.join('\n');
				element.style.setProperty('translate', `calc(${point.x}px - 50%) calc(${point.y}px - 50%)`);
			}
		};
	});

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

/** Below this zoom a terroir's parcels are smaller than a finger. */
const farZoom = 12.5;

/**
 * At far zooms a terroir is its trig point with its name; a press chooses it. For the pointer only: the panel's list of terroirs
 * is their equal for everyone. Moved without React, once a frame.
 */
export function TerroirMarks({ session, onChoose }: { session: MapSession; onChoose: (slug: TerroirSlug) => void }) {
	const root = useRef<HTMLDivElement>(null);

	useCameraMoves(session, () => () => {
		const { zoom } = session.camera.get();
		const isFar = zoom < farZoom;
		root.current?.toggleAttribute('hidden', !isFar);
		if (!isFar) return;
		const scale = 2 ** (zoom - terroirZoom);
		for (const { slug, centre, view } of terroirs) {
			const mark = root.current?.querySelector<HTMLElement>(`[data-mark-of="${slug}"]`);
			const point = session.camera.project(centre);
			if (!mark || !point) continue;
			const { box } = outlinesAround(view);
			mark.style.setProperty('translate', `${point.x}px ${point.y}px`);
			mark.style.setProperty('--above', `${-box.y * scale}px`);
			mark.style.setProperty('--below', `${(box.y + box.height) * scale}px`);
		}
	});

	return (
		<div ref={root} className={marksCss.marks} aria-hidden="true" hidden>
			{terroirs.map(({ slug, name }) => (
				<button
					key={slug}
					type="button"
					tabIndex={-1}
					className={marksCss.mark}
					data-mark-of={slug}
					onClick={() => onChoose(slug)}
				>
					<Icon name="trig-point" />
					<span className={marksCss.name}>{name}</span>
				</button>
			))}
		</div>
	);
}
