import { nameLang } from '../content/languages';
import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import { type DrawnWine, landBox, type ParcelPlace } from '../content/wines/land';
import type { WineCategory } from '../content/wines/wine';
import css from './wine-land.module.css';

type WineLandProps = {
	wine: DrawnWine;
	/** The parcels with contours and a tint, their outlines alone and filled, or the land around them, where they stand at their true places. */
	as: 'drawing' | 'shape' | 'around';
	className?: string | undefined;
	/** What it shows, where that is not said beside it. */
	label?: string;
	/** Whether parcels that were moved side by side have their names beneath. */
	named?: boolean | undefined;
};

/** Every parcel of a wine as on its label, in the ink of its family. */
export function WineLand({ wine, as, className = '', label, named }: WineLandProps) {
	return (
		<svg
			className={`${css.land} ${className}`}
			viewBox={viewBoxOf(wine)}
			data-family={wine.category}
			data-land={as}
			role="img"
			aria-label={label}
			aria-hidden={label === undefined}
		>
			{as === 'around' && wine.around ? (
				<image {...wine.around} />
			) : (
				<LandParts wine={wine} as={as} named={named && wine.moved} />
			)}
		</svg>
	);
}

/** The box of a single parcel; of several no more than they take. */
export function viewBoxOf({ land }: Pick<DrawnWine, 'land'>): string {
	if (land.length < 2) return `0 0 ${landBox.width} ${landBox.height}`;
	const east = Math.max(...land.map(([x, , width]) => x + width / 2));
	const south = Math.max(...land.map(([, y, , height]) => y + height / 2));
	return `0 0 ${east} ${south}`;
}

/** @param weight times the lines of the drawing: more where it stands small */
export function LandParts({ wine: { parcels, land }, as, weight = 1, named }: LandPartsProps) {
	const Part = as === 'shape' ? Shape : parcels.length > 1 ? Glyph : Plate;
	return land.map((place, index) => {
		const parcel = parcels[index];
		return (
			parcel && (
				<Part key={parcel} parcel={parcel} place={place} around={as === 'around'} weight={weight} named={named} />
			)
		);
	});
}

type LandPartsProps = Pick<WineLandProps, 'wine' | 'as' | 'named'> & { weight?: number };

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
	around: boolean;
	weight: number;
	named: boolean | undefined;
};

/** The silhouette of the index, which the page has anyway: 40 units, with a margin of 2. */
function Shape({ parcel, place: [x, y, width, height] }: Pick<PartProps, 'parcel' | 'place'>) {
	const scale = Math.max(width, height) / 36;
	return (
		<use
			className={css.shape}
			href={`/map/silhouettes.svg#${parcel}`}
			width="40"
			height="40"
			strokeWidth={(1.2 / scale).toFixed(3)}
			transform={moved(x, y, scale, 20, 20)}
		/>
	);
}

/** Of several parcels, whose plates would run together: a square of 240 units, of which the parcel fills 0.96. */
function Glyph({ parcel, place: [x, y, width, height], around, weight, named }: PartProps) {
	if (around) return null;
	const scale = Math.max(width, height) / 230.4;
	return (
		<>
			<g transform={moved(x, y, scale, 120, 120)}>
				<Lines file={`/art/glyphs/${parcel}.svg`} scale={scale / weight} />
			</g>
			{named && (
				<text className={css.name} x={x} y={y + height / 2 + 24} lang={nameLang}>
					{parcelName(parcel)}
				</text>
			)}
		</>
	);
}

/** 920 × 1100 units, of which the parcel fills 0.7 across or 0.62 down. */
function Plate({ parcel, place: [x, y, width, height], around, weight }: PartProps) {
	const file = `/art/plates/${parcel}.svg`;
	const scale = Math.max(width / 644, height / 682);
	return (
		<g transform={moved(x, y, scale, 460, 550)}>
			{around ? <use href={`${file}#around`} /> : <Lines file={file} scale={scale / weight} />}
		</g>
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

/** Brings the middle of a drawing, `left` and `top` in its own units, to a place. */
function moved(x: number, y: number, scale: number, left: number, top: number): string {
	return `translate(${(x - left * scale).toFixed(1)} ${(y - top * scale).toFixed(1)}) scale(${scale.toFixed(4)})`;
}
