import { Fragment, type RefObject } from 'react';
import { namePx } from '../../content/map-lettering';
import { altitudeText } from '../../content/measures';
import { parcelFill } from '../../content/parcel-fill';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { labelFor, outlinesAround, placeOf } from '../map/labels';
import type { ScreenPoint } from '../map/screen';
import type { MapSession } from '../session/map-session';
import { drawLeader, moveLabel, useCameraMoves } from '../session/session-hooks';
import { inViewFrom, type NamesInView } from './names-in-view';
import css from './parcel-labels.module.css';
import { WholeLabels } from './whole-labels';

type ParcelLabelsProps = {
	ref: RefObject<HTMLDivElement | null>;
	terroir: Terroir;
	highlight: ParcelSlug | undefined;
	/** Names that stand elsewhere than usual. */
	inView: NamesInView;
	session: MapSession;
};

/**
 * Names and numbers on the live map's parcels. HTML over the canvas, because the map's own lettering would need its fonts cut
 * into glyph files; moved without React, once a frame.
 */
export function ParcelLabels({ ref: root, terroir, highlight, inView, session }: ParcelLabelsProps) {
	useCameraMoves(session, () => {
		const { centre } = terroir;
		const labels = outlinesAround(terroir.view).labels;
		const parcels = terroir.parcels.flatMap((parcel) => {
			const name = root.current?.querySelector<HTMLElement>(`[data-label-of="${parcel}"]`);
			const number = root.current?.querySelector<HTMLElement>(`[data-number-of="${parcel}"]`);
			const label = labels[parcel];
			return name && number && label ? [{ parcel, name, number, label }] : [];
		});
		return () => {
			const { zoom } = session.camera.get();
			root.current?.style.setProperty('--name', `${namePx(zoom)}px`);
			const project = (spot: { x: number; y: number }) => session.camera.project(placeOf(centre, spot));
			for (const { parcel, name, number, label } of parcels) {
				const moved = zoom >= inViewFrom ? inView.get(parcel) : undefined;
				const shown = moved
					? ({ kind: 'within', at: label, lines: moved.lines } as const)
					: labelFor(parcelName(parcel), label, zoom);
				name.dataset.label = shown.kind;
				number.dataset.label = shown.kind;
				const middle = project(label);
				if (middle) moveLabel(number, middle);
				if (shown.kind !== 'within' && shown.kind !== 'beside') continue;
				name.dataset.name = shown.lines.join('\n');
				const at = moved ? session.camera.project(moved.place) : project(shown.at);
				if (at) moveLabel(name, at);
				const to = shown.kind === 'beside' && project(shown.to);
				if (at && to) drawNameLeader(name, shown.edge, { x: to.x - at.x, y: to.y - at.y });
			}
		};
	});

	return (
		<div ref={root} className={css.labels} aria-hidden="true" data-highlighted={highlight ? '' : undefined}>
			{terroir.parcels.map((parcel, index) => {
				const marks = {
					'data-parcel-label': '',
					'data-reserved': '',
					'data-label': 'none',
					'data-color': parcelFill(parcel),
					'data-chosen': parcel === highlight ? '' : undefined,
				};
				return (
					<Fragment key={parcel}>
						<div className={css.name} data-label-of={parcel} {...marks}>
							<span className={`figure ${css.altitude}`}>{altitudeText([parcel])}</span>
						</div>
						<div className={`figure ${css.number}`} data-number-of={parcel} {...marks}>
							{index + 1}
						</div>
					</Fragment>
				);
			})}
			<WholeLabels key={terroir.slug} free={root} />
		</div>
	);
}

/** The line from the edge of a name to its parcel, both from the middle of the name. */
function drawNameLeader(name: HTMLElement, edge: ScreenPoint, to: ScreenPoint): void {
	name.style.setProperty('--edge-x', `${edge.x}px`);
	name.style.setProperty('--edge-y', `${edge.y}px`);
	drawLeader(name, edge, to);
}
