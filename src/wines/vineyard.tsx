import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { winePageMessages as m } from '#messages/wine-page';
import { coordinatePair, edgeTexts } from '../content/coordinates';
import { nameLang } from '../content/languages';
import { altitudeText } from '../content/measures';
import { parcelName } from '../content/parcel-names';
import { estateOf, type ParcelSlug } from '../content/parcels';
import type { RichText } from '../content/rich-text';
import type { DrawnWine, WinePlate } from '../content/wines/land';
import { rounded } from '../messages/quantity';
import { FactList } from '../ui/fact-list';
import { Icon } from '../ui/icon';
import { PlateEdges } from '../ui/printed';
import { Paragraphs } from '../ui/rich-text';
import { ScaleBar } from '../ui/scale-bar';
import { groundFacts } from './sections';
import css from './vineyard.module.css';
import { LandPlate, ParcelOfWine } from './wine-land';

type VineyardProps = {
	wine: DrawnWine;
	paragraphs: readonly RichText[];
	plate: WinePlate | undefined;
	ground: { facts: readonly { label: string; value: ReactNode }[]; scale: PlateScale } | undefined;
};

/** Where the wine comes from: its plate, what is known of its parcel or of the largest, and every parcel as a link to the map. */
export function Vineyard({ wine, paragraphs, plate, ground }: VineyardProps) {
	const { category, parcels } = wine;
	const several = parcels.length > 1;
	return (
		<div className={css.vineyard}>
			{plate && <Plate plate={plate} wine={wine} scale={ground?.scale} />}
			<div className={css.facts}>
				{plate && (
					<>
						<h3 className={css.parcelsName}>
							<Name>{parcelName(plate.parcel)}</Name>
							{several && m.largest}
						</h3>
						<FactList
							facts={[
								{ label: m.estate, value: <Name>{estateOf(plate.parcel).name}</Name> },
								...groundFacts(category, ground?.facts ?? []),
							]}
						/>
					</>
				)}
				{!several && parcels.map((slug) => <OnMap key={slug} slug={slug} />)}
			</div>
			<div className={css.words}>
				<Paragraphs of={paragraphs} />
			</div>
			{several && <ParcelsOfBlend wine={wine} />}
		</div>
	);
}

function Name({ children }: { children: string }) {
	return <span lang={nameLang}>{children}</span>;
}

function OnMap({ slug }: { slug: ParcelSlug }) {
	return (
		<Link to="/terroir" search={{ terroir: estateOf(slug).slug, parcela: slug }} className={`link ${css.map}`}>
			<Icon name="trig-point" /> {m.parcelOnMap}
		</Link>
	);
}

/** All parcels at one scale. */
function ParcelsOfBlend({ wine }: { wine: DrawnWine }) {
	return (
		<div className={css.several}>
			<h3 className={css.parcelsName}>{m.parcels}</h3>
			<ul className={css.parcels}>
				{wine.parcels.map((slug) => (
					<li key={slug}>
						<Link to="/terroir" search={{ terroir: estateOf(slug).slug, parcela: slug }}>
							<ParcelOfWine wine={wine} parcel={slug} />
							<Name>{parcelName(slug)}</Name>
							<span className="figure">{altitudeText([slug])}</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

/** The bar of a plate: its width in per cent of the drawing's, and what stands at the ends of its segments. */
export type PlateScale = { width: number; values: readonly number[]; unit: string };

type PlateProps = { plate: WinePlate; wine: DrawnWine; scale: PlateScale | undefined };

/** The contours of the parcels, in the ink of the label. On paper with its coordinates on all four sides and a scale (docs/design.md 8). */
function Plate({ plate, wine: { category, parcels }, scale }: PlateProps) {
	const { parcel, isHill, drawing, contourM, middle } = plate;
	return (
		<figure className={css.plateFigure}>
			<div className={css.frame}>
				<div className="plate">
					<LandPlate
						drawing={drawing}
						category={category}
						label={m.plateOf((isHill ? parcels : [parcel]).map(parcelName))}
					/>
				</div>
				<PlateEdges {...edgeTexts(plate.bounds)} />
				{scale && <PrintedScale scale={scale} />}
			</div>
			<figcaption className="caption">
				<span>{m.plateCaption(rounded(contourM, 1))}</span>
				<span className="figure">{coordinatePair(middle)}</span>
			</figcaption>
		</figure>
	);
}

/** Its width is set once the page is there: prerendered HTML has no `style` (docs/product.md 7). */
function PrintedScale({ scale: { width, values, unit } }: { scale: PlateScale }) {
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => bar.current?.style.setProperty('inline-size', `${width}%`), [width]);
	return (
		<div className={css.drawing} aria-hidden="true">
			<div ref={bar} className={css.scale}>
				<ScaleBar values={values} unit={unit} />
			</div>
		</div>
	);
}
