import type { Ref } from 'react';
import { parcelMessages as m } from '#messages/parcel';
import { coordinatePair, edgeTexts } from '../../content/coordinates';
import facts from '../../content/facts.gen.json';
import { exposureWord } from '../../content/figures';
import { type LonLat, pixelsFrom, worldPx } from '../../content/mercator';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import plates from '../../content/plates.gen.json';
import profiles from '../../content/profiles.gen.json';
import rivers from '../../content/rivers.gen.json';
import type { Terroir } from '../../content/terroirs';
import { rounded } from '../../messages/quantity';
import { plateScale } from '../../ui/longest-bar';
import { PlateEdges } from '../../ui/printed';
import { ScaleBar } from '../../ui/scale-bar';
import { outlinesAround } from '../map/labels';
import css from './plate-figure.module.css';

/** Share of the plate's width, in per cent, below which a bar has room for the figures at its ends alone. */
const shortBar = 38;

/** The drawings of a parcel: its plate of contours with a true scale, where it lies in its terroir, and its hillside from the side. */
export function PlateFigure({
	terroir,
	parcel,
	plate,
}: {
	terroir: Terroir;
	parcel: ParcelSlug;
	plate: Ref<HTMLDivElement>;
}) {
	const { contourM, exposureDeg } = facts[parcel];
	const { width, values, unit } = plateScale(plates[parcel]);
	return (
		<figure className={css.figure}>
			<div className={css.frame}>
				<div ref={plate} className={`plate ${css.plate}`}>
					<img src={`/art/plates/${parcel}.svg`} alt={m.plateAlt(parcelName(parcel))} />
				</div>
				<div className={css.sheet} aria-hidden="true">
					<div className={css.scale} data-short={width < shortBar ? '' : undefined} style={{ inlineSize: `${width}%` }}>
						<ScaleBar values={values} unit={unit} />
					</div>
				</div>
				<ParcelLocator terroir={terroir} parcel={parcel} />
				<PlateEdges {...edgeTexts(plates[parcel])} />
			</div>
			<ParcelProfile parcel={parcel} />
			<figcaption className="caption">
				<span>
					{m.plateCaption(rounded(contourM, 1))}{' '}
					{m.profileCaption(exposureWord(exposureDeg + 180), exposureWord(exposureDeg))}
				</span>
				<span className="figure">{middleOf(parcel)}</span>
			</figcaption>
		</figure>
	);
}

/** Where the middle of a parcel lies: `41°09′36″ N  7°31′12″ O`. */
function middleOf(parcel: ParcelSlug): string {
	const [longitude = 0, latitude = 0] = facts[parcel].centroid;
	return coordinatePair([longitude, latitude]);
}

/** The hillside in section along its fall line, the vines hatched. Used, not shown as a picture, so that its figures are in the page's type. */
function ParcelProfile({ parcel }: { parcel: ParcelSlug }) {
	const { topM, footM, lengthM, vines } = profiles[parcel];
	return (
		<svg
			className={css.profile}
			viewBox="0 0 992 208"
			role="img"
			aria-label={m.profileAlt(topM, footM, lengthM, vines.toM - vines.fromM)}
		>
			<use href={`/art/profiles/${parcel}.svg#profile`} />
		</svg>
	);
}

/** Room around the parcels, in pixels of zoom 15. */
const margin = 60;

/** Where in its terroir a parcel lies. Decorative: the list and the map say the same. */
function ParcelLocator({ terroir, parcel }: { terroir: Terroir; parcel: ParcelSlug }) {
	const { view, centre, parcels } = terroir;
	const { paths, transform } = riversAround(centre);
	const { x, y, width, height } = outlinesAround(view).box;
	return (
		<svg
			className={css.locator}
			viewBox={`${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`}
			aria-hidden="true"
		>
			<g className={css.rivers} transform={transform}>
				{paths.map((path) => (
					<path key={path} d={path} />
				))}
			</g>
			{parcels.map((slug) => (
				<use key={slug} href={`/map/outlines-${view}.svg#${slug}`} data-chosen={slug === parcel ? '' : undefined} />
			))}
		</svg>
	);
}

const worldWidthPx = worldPx(15);
/** The lines are coded in pixels of zoom 16, the outlines in those of zoom 15. */
const pxPerUnit = 0.5;

type LocatorRivers = {
	/** Path data of every river of the atlas. */
	paths: readonly string[];
	/** Brings the paths among the outlines of a view. */
	transform: string;
};

/** The rivers in the frame of a view's outlines: pixels of zoom 15 from its centre. */
export function riversAround(centre: LonLat): LocatorRivers {
	const [longitude = 0, latitude = 0] = rivers.origin;
	const { x, y } = pixelsFrom(centre, [longitude, latitude], worldWidthPx);
	return {
		paths: Object.values(rivers.lines).map(joined),
		transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${pxPerUnit})`,
	};
}

/** The stretches of a river as one line: lettering leaves out those beside parcels, where so small a drawing may go straight. */
function joined(path: string): string {
	return `M${path.slice(1).replaceAll('M', 'L')}`;
}
