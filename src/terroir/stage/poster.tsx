import { type MouseEvent, useRef } from 'react';
import { mapMessages as m } from '#messages/map';
import { addressHere, nameLang } from '../../content/languages';
import { nameLineHeight } from '../../content/map-lettering';
import { parcelFill } from '../../content/parcel-fill';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import { lazyPart } from '../../platform/lazy-part';
import { hasModifier } from '../../ui/modifier';
import { Picture } from '../../ui/picture';
import { terroirZoom } from '../map/engine';
import { labelFor, type OutlineLabel, outlinesAround } from '../map/labels';
import type { TerroirSelection } from '../selection/use-selection';
import css from './poster.module.css';

/** On a page without it the labels at the edges are cut. */
const WholeLabels = lazyPart(async () => (await import('./whole-labels')).WholeLabels);

/** Fills that contours are drawn on, as the files of `tiles/artwork/fill-contours.ts` have them apart. */
const contourGrounds = ['dark', 'pale'] as const;

type PosterProps = { selection: TerroirSelection; hovered: string | undefined };

/** Stands in for the map: the satellite still at zoom 15 and on it the outlines as links. Works without scripts, WebGL or network. */
export function Poster({ selection, hovered }: PosterProps) {
	const { terroir, listed, parcel: highlight, openParcel } = selection;
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
						href={addressHere(`/terroir?terroir=${terroir.slug}&parcela=${parcel}`)}
						data-outline={parcel}
						data-color={parcelFill(parcel)}
						data-selected={listed.parcels.includes(parcel) ? '' : undefined}
						data-chosen={parcel === highlight ? '' : undefined}
						data-hovered={parcel === hovered ? '' : undefined}
						onClick={(event) => openInPlace(event, () => openParcel(parcel))}
					>
						<title lang={nameLang}>{parcelName(parcel)}</title>
						<use href={`/map/outlines-${view}.svg#${parcel}`} className={css.casing} />
						<use href={`/map/outlines-${view}.svg#${parcel}`} className={css.shape} />
					</a>
				))}
				{/* The lines of the labels on the bottles: light on dark fills, ink on pale ones. */}
				{contourGrounds.map((ground) => (
					<use
						key={ground}
						href={`/map/contours-${view}.svg#${ground}`}
						className={css.contours}
						data-ground={ground}
					/>
				))}
				{highlight && (
					<use href={`/map/contours-${view}.svg#${highlight}`} className={css.contours} data-ground="chosen" />
				)}
			</svg>
			<div ref={free} className={css.free}>
				<svg className={css.labels} width="1" height="1" aria-hidden="true">
					{drawn
						.filter(({ parcel }) => listed.parcels.includes(parcel))
						.map(({ parcel, label, number }) => (
							<g key={parcel} data-color={parcelFill(parcel)} data-chosen={parcel === highlight ? '' : undefined}>
								<PosterLabel parcel={parcel} number={number} label={label} />
							</g>
						))}
				</svg>
				<WholeLabels key={`${view} ${listed.slug}`} free={free} isStill />
			</div>
		</div>
	);
}

type PosterLabelProps = { parcel: ParcelSlug; number: number; label: OutlineLabel };

/** The same label that the live map will show, so that nothing moves when it comes. */
function PosterLabel({ parcel, number, label }: PosterLabelProps) {
	const shown = labelFor(parcelName(parcel), label, terroirZoom);
	const numeral = (
		<text className={css.number} x={label.x} y={label.y} data-parcel-label="">
			{number}
		</text>
	);
	if (shown.kind === 'none') return null;
	if (shown.kind === 'number') return numeral;
	const { at, lines } = shown;
	const name = (
		<text x={at.x} y={at.y} data-parcel-label={shown.kind === 'within' ? '' : undefined}>
			{lines.map((line, row) => (
				<tspan key={line} x={at.x} dy={`${row === 0 ? ((1 - lines.length) * nameLineHeight) / 2 : nameLineHeight}em`}>
					{line}
				</tspan>
			))}
		</text>
	);
	if (shown.kind === 'within') return name;
	const { edge, to } = shown;
	return (
		<>
			<g data-beside="" data-parcel-label="">
				<path d={`M${at.x + edge.x} ${at.y + edge.y}L${to.x} ${to.y}`} />
				{name}
			</g>
			{numeral}
		</>
	);
}

/** A plain press opens the dialog here; a new tab or window is the browser's business. */
function openInPlace(event: MouseEvent, open: () => void): void {
	if (hasModifier(event)) return;
	event.preventDefault();
	open();
}
