import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import type { DrawnWine, ParcelPlace } from '../content/wines/land';
import type { WineCategory } from '../content/wines/wine';
import css from './wine-land.module.css';

type WineLandProps = {
	wine: DrawnWine;
	/** The parcels with contours and a tint, their outlines alone and filled, or the land around them, where they stand at their true places. */
	as: 'drawing' | 'shape' | 'around';
	className?: string | undefined;
	/** What it shows, where that is not said beside it. */
	label?: string;
};

/** Every parcel of a wine as on its label, in the ink of its family. */
export function WineLand({ wine, as, className = '', label }: WineLandProps) {
	return (
		<svg
			className={`${css.land} ${className}`}
			viewBox={wine.viewBox}
			data-family={wine.category}
			data-land={as}
			role="img"
			aria-label={label}
			aria-hidden={!label}
		>
			{as === 'around' && wine.around ? <image {...wine.around} /> : <LandParts wine={wine} as={as} />}
		</svg>
	);
}

/** @param weight times the lines of the drawing: more where it stands small */
export function LandParts({ wine: { parcels, land, moved }, as, weight = 1 }: LandPartsProps) {
	const Part = { shape: Shape, around: Around, drawing: Drawing }[as];
	// The plates of several would run together.
	const from = parcels.length > 1 ? glyph : plate;
	return land.map((place, index) => {
		const parcel = parcels[index];
		return parcel && <Part key={parcel} parcel={parcel} place={place} from={from} weight={weight} named={moved} />;
	});
}

type LandPartsProps = Pick<WineLandProps, 'wine' | 'as'> & { weight?: number };

/** The shape of one parcel of several, at the scale of all of them, in the middle of a square. */
export function ParcelOfWine({ wine: { category, parcels, land }, parcel }: { wine: DrawnWine; parcel: ParcelSlug }) {
	const place = land[parcels.indexOf(parcel)];
	if (!place) return null;
	const side = Math.max(...land.flatMap(([, , width, height]) => [width, height]));
	const [x, y] = place;
	return (
		<svg
			className={css.land}
			viewBox={`${x - side / 2} ${y - side / 2} ${side} ${side}`}
			data-family={category}
			aria-hidden="true"
		>
			<Shape parcel={parcel} place={place} />
		</svg>
	);
}

type PartProps = {
	parcel: ParcelSlug;
	place: ParcelPlace;
	from: DrawingFile;
	weight: number;
	named: boolean | undefined;
};

/** The folder of drawings, how much of one a parcel fills across or down, and where its middle is, in units of the drawing. */
type DrawingFile = readonly [folder: string, across: number, down: number, x: number, y: number];

const glyph: DrawingFile = ['glyphs', 230.4, 230.4, 120, 120];
const plate: DrawingFile = ['plates', 644, 682, 460, 550];
/** The silhouettes of the index, which the page has anyway. */
const silhouette: DrawingFile = ['', 36, 36, 20, 20];

function Shape({ parcel, place }: Pick<PartProps, 'parcel' | 'place'>) {
	const { scale, transform } = placed(place, silhouette);
	return (
		<use
			className={css.shape}
			href={`/map/silhouettes.svg#${parcel}`}
			width="40"
			height="40"
			strokeWidth={(1.2 / scale).toFixed(3)}
			transform={transform}
		/>
	);
}

/** Of several it is a picture of its own. */
function Around({ parcel, place, from }: PartProps) {
	return from === plate && <use href={`/art/plates/${parcel}.svg#around`} transform={placed(place, from).transform} />;
}

function Drawing({ parcel, place, from, weight, named }: PartProps) {
	const { scale, transform } = placed(place, from);
	return (
		<>
			<g transform={transform}>
				<Lines file={`/art/${from[0]}/${parcel}.svg`} scale={scale / weight} />
			</g>
			{named && (
				<text x={place[0]} y={place[1] + place[3] / 2 + 24}>
					{parcelName(parcel)}
				</text>
			)}
		</>
	);
}

type LandPlateProps = {
	/** The address of the drawing. */
	drawing: string;
	category: WineCategory;
	/** What it shows. */
	label: string;
};

/** The plate of a parcel, of a hill with all parcels of a wine, or of a region, in the ink of the wine's family. */
export function LandPlate({ drawing, category, label }: LandPlateProps) {
	return (
		<svg className={css.land} viewBox="0 4 920 1092" data-family={category} role="img" aria-label={label}>
			<use href={`${drawing}#around`} />
			<use className={css.ground} href={`${drawing}#outline`} />
			<use href={`${drawing}#parcel`} />
		</svg>
	);
}

/** In units of the wine's drawing, so that they are as heavy on each parcel, however large it stands. */
const widths = { fine: 1.2, index: 1.9, outline: 2.1 } as const;

/** A parcel's outline with a tint, and the contours on it. @param scale of the file, by which lines are divided */
function Lines({ file, scale }: { file: string; scale: number }) {
	return (['outline', 'fine', 'index'] as const).map((line) => (
		<use
			key={line}
			className={line === 'outline' ? css.tint : undefined}
			href={`${file}#${line}`}
			strokeWidth={(widths[line] / scale).toFixed(2)}
		/>
	));
}

/** Brings the middle of a drawing to a place. */
function placed([x, y, width, height]: ParcelPlace, [, across, down, left, top]: DrawingFile) {
	const scale = Math.max(width / across, height / down);
	const [toX, toY] = [x - left * scale, y - top * scale];
	return { scale, transform: `translate(${toX.toFixed(1)} ${toY.toFixed(1)}) scale(${scale.toFixed(4)})` };
}
