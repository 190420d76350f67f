import { type MouseEvent, useRef } from 'react';
import { altitudeText } from '../../content/measures';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { mapMessages as m } from '../../messages/map';
import { lazyPart } from '../../platform/lazy-part';
import { Picture } from '../../ui/picture';
import { labelFor, type OutlineLabel, outlinesAround } from '../map/labels';
import { parcelFill } from '../parcel/parcel-fill';
import css from './poster.module.css';

/** On a page without it the labels at the edges are cut. */
const WholeLabels = lazyPart(async () => (await import('./whole-labels')).WholeLabels);

/** From line to line of a label, in heights of the name's letters; those of the altitude are smaller. */
const lineEm = 1.06;
const altitudeEm = 1.28;

type PosterProps = {
	/** The terroir whose view is shown. */
	terroir: Terroir;
	/** The parcels drawn full. */
	selection: readonly ParcelSlug[];
	highlight: ParcelSlug | undefined;
	hovered: string | undefined;
	onOpen: (parcel: ParcelSlug) => void;
};

/** Stands in for the map: the satellite still at zoom 15 and on it the outlines as links. Works without scripts, WebGL or network. */
export function Poster({ terroir, selection, highlight, hovered, onOpen }: PosterProps) {
	const { view, parcels } = terroir;
	const { labels } = outlinesAround(view);
	const free = useRef<HTMLDivElement>(null);
	const drawn = parcels.flatMap((parcel, index) => {
		const label = labels[parcel];
		return label ? [{ parcel, label, number: index + 1 }] : [];
	});
	return (
		<div className={css.poster} data-highlighted={highlight ? '' : undefined}>
			<Picture
				key={view}
				files={[{ src: `/map/still-${view}-wide` }]}
				crops={[{ media: '(max-width: 430px)', files: [{ src: `/map/still-${view}-tall` }] }]}
				alt={m.still(terroir.name)}
				fetchPriority="high"
			/>
			<svg className={css.outlines} width="1" height="1">
				<title>{m.outlines(terroir.name)}</title>
				{drawn.map(({ parcel }) => (
					<a
						key={parcel}
						href={`/terroir?terroir=${terroir.slug}&parcela=${parcel}`}
						data-outline={parcel}
						data-color={parcelFill(parcel)}
						data-selected={selection.includes(parcel) ? '' : undefined}
						data-chosen={parcel === highlight ? '' : undefined}
						data-hovered={parcel === hovered ? '' : undefined}
						onClick={(event) => openInPlace(event, () => onOpen(parcel))}
					>
						<title>{parcelName(parcel)}</title>
						<use href={`/map/outlines-${view}.svg#${parcel}`} className={css.casing} />
						<use href={`/map/outlines-${view}.svg#${parcel}`} className={css.shape} />
					</a>
				))}
			</svg>
			<div ref={free} className={css.free}>
				<svg className={css.labels} width="1" height="1" aria-hidden="true">
					{drawn
						.filter(({ parcel }) => selection.includes(parcel))
						.map(({ parcel, label, number }) => (
							<g
								key={parcel}
								data-parcel-label=""
								data-color={parcelFill(parcel)}
								data-chosen={parcel === highlight ? '' : undefined}
							>
								<PosterLabel parcel={parcel} number={number} label={label} />
							</g>
						))}
				</svg>
				<WholeLabels key={`${view} ${selection}`} free={free} />
			</div>
		</div>
	);
}

type PosterLabelProps = { parcel: ParcelSlug; number: number; label: OutlineLabel };

/** The same label that the live map will show, so that nothing moves when it comes. */
function PosterLabel({ parcel, number, label: { x, y, room } }: PosterLabelProps) {
	const { kind, lines, altitude } = labelFor(parcelName(parcel), room);
	if (kind === 'none') return null;
	if (kind === 'number') {
		return (
			<text className={css.number} x={x} y={y}>
				{number}
			</text>
		);
	}
	const rows = lines.length + (altitude ? 1 : 0);
	return (
		<text x={x} y={y}>
			{lines.map((line, at) => (
				<tspan key={line} x={x} dy={`${at === 0 ? ((1 - rows) * lineEm) / 2 : lineEm}em`}>
					{line}
				</tspan>
			))}
			{altitude && (
				<tspan className={css.altitude} x={x} dy={`${altitudeEm}em`}>
					{altitudeText([parcel])}
				</tspan>
			)}
		</text>
	);
}

/** A plain press opens the dialog here; a new tab or window is the browser's business. */
function openInPlace(event: MouseEvent, open: () => void): void {
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	open();
}
