import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { winePageMessages as m } from '#messages/wine-page';
import { coordinatePair, edgeTexts } from '../content/coordinates';
import { nameLang } from '../content/languages';
import { parcelName } from '../content/parcel-names';
import { estateOf, type ParcelSlug } from '../content/parcels';
import type { DrawnWine, WinePlate } from '../content/wines/land';
import { estatesOf, shownOn } from '../content/wines/shown-on';
import { rounded } from '../messages/quantity';
import { FactList } from '../ui/fact-list';
import { Icon } from '../ui/icon';
import type { RoundBar } from '../ui/longest-bar';
import type { ParcelRow } from '../ui/parcel-rows';
import { PlateEdges } from '../ui/printed';
import { Paragraphs } from '../ui/rich-text';
import { ScaleBar } from '../ui/scale-bar';
import type { LoadedWine } from './load-wine';
import css from './vineyard.module.css';
import { LandPlate, ParcelOfWine } from './wine-land';

type VineyardProps = { wine: DrawnWine; page: LoadedWine['page']; known: LoadedWine['known'] };

/** Where the wine comes from: its plate, what is known of its parcel, or of several together and of each, and the ways to the map. */
export function Vineyard({ wine, page: { vineyard, plate }, known: { together, each, scale } }: VineyardProps) {
	const { parcels } = wine;
	const isSingle = parcels.length === 1;
	const estate = {
		label: m.estate,
		value: (
			<Name>
				{estatesOf(parcels)
					.map(({ name }) => name)
					.join(', ')}
			</Name>
		),
	};
	const words = <Paragraphs of={vineyard} />;
	return (
		<div className={css.vineyard}>
			<Plate plate={plate} wine={wine} scale={scale} />
			<div>
				{isSingle && (
					<h3 className={css.parcelName}>
						<Name>{parcelName(plate.parcel)}</Name>
					</h3>
				)}
				<FactList facts={[estate, ...(isSingle ? each.flat() : together)]} />
				{isSingle ? (
					<ToMap parcel={plate.parcel} className={`link ${css.map}`}>
						<Icon name="trig-point" /> {m.parcelOnMap}
					</ToMap>
				) : (
					<div className={css.beside}>{words}</div>
				)}
			</div>
			<div className={isSingle ? css.words : css.several}>
				{isSingle ? words : <ParcelsOfBlend wine={wine} rows={each} />}
			</div>
		</div>
	);
}

function Name({ children }: { children: string }) {
	return <span lang={nameLang}>{children}</span>;
}

function ToMap({ parcel, className, children }: { parcel: ParcelSlug; className?: string; children: ReactNode }) {
	return (
		<Link to="/terroir" search={{ terroir: estateOf(parcel).slug, parcela: parcel }} className={className}>
			{children}
		</Link>
	);
}

type ParcelsOfBlendProps = { wine: DrawnWine; rows: readonly (readonly ParcelRow[])[] };

/** A row for each parcel, all drawn at one scale, beneath the name of its estate where there are several. */
function ParcelsOfBlend({ wine, rows }: ParcelsOfBlendProps) {
	const estates = estatesOf(wine.parcels);
	return (
		<table className={css.parcels}>
			<thead>
				<tr>
					<td />
					<th scope="col">{m.parcels}</th>
					{rows[0]?.filter(isColumn).map(({ fact, label }) => (
						<th key={fact} scope="col">
							{label}
						</th>
					))}
				</tr>
			</thead>
			{estates.map((estate) => (
				<tbody key={estate.slug}>
					{estates.length > 1 && (
						<tr className={css.estate}>
							<td>
								<Icon name="trig-point" />
							</td>
							<th scope="rowgroup" lang={nameLang}>
								{estate.name}
							</th>
						</tr>
					)}
					{wine.parcels.map(
						(parcel, index) =>
							estateOf(parcel) === estate && (
								<ParcelOfBlend key={parcel} wine={wine} parcel={parcel} facts={rows[index] ?? []} />
							),
					)}
				</tbody>
			))}
		</table>
	);
}

type ParcelOfBlendProps = { wine: DrawnWine; parcel: ParcelSlug; facts: readonly ParcelRow[] };

/** The castas stand beneath the name. */
function ParcelOfBlend({ wine, parcel, facts }: ParcelOfBlendProps) {
	return (
		<tr>
			<td>
				<ParcelOfWine wine={wine} parcel={parcel} />
			</td>
			<th scope="row">
				<ToMap parcel={parcel}>
					<Name>{parcelName(parcel)}</Name>
				</ToMap>
				{facts.map((row) => !isColumn(row) && <small key={row.fact}>{row.value}</small>)}
			</th>
			{facts.filter(isColumn).map(({ fact, label, value }) => (
				<td key={fact} data-fact={fact} data-label={label}>
					{value}
				</td>
			))}
		</tr>
	);
}

function isColumn({ fact }: ParcelRow): boolean {
	return fact !== 'castas';
}

type PlateProps = { plate: WinePlate; wine: DrawnWine; scale: RoundBar };

/** The contours of the parcels, in the ink of the label. On paper with its coordinates on all four sides and a scale (docs/design.md 8). */
function Plate({ plate, wine: { category, parcels }, scale }: PlateProps) {
	const { parcel, shows, namePlaces, rivers, drawing, contourM, middle } = plate;
	const shown = shownOn(plate, parcels);
	const isPart = parcels.length > 1 && shows === 'parcel';
	return (
		<figure className={css.plateFigure}>
			<div className={css.frame}>
				<div className="plate">
					<LandPlate drawing={drawing} category={category} label={m.plateOf(shown, shows)} />
				</div>
				<svg className={css.names} aria-hidden="true">
					{namePlaces.map(([x, y, anchor], index) => (
						<text key={shown[index]} x={`${x}%`} y={`${y}%`} textAnchor={anchor}>
							{shown[index]}
						</text>
					))}
					{rivers.map(([name, x, y, turn]) => (
						<text
							key={name}
							x={`${x}%`}
							y={`${y}%`}
							className={css.river}
							textAnchor="middle"
							transform={`rotate(${turn})`}
						>
							{name}
						</text>
					))}
				</svg>
				<PlateEdges {...edgeTexts(plate.bounds)} />
				<PrintedScale scale={scale} />
			</div>
			<figcaption className="caption">
				<span>
					{isPart && (
						<>
							<Name>{parcelName(parcel)}</Name>
							{m.largest}{' '}
						</>
					)}
					{m.plateCaption(rounded(contourM, 1))}
				</span>
				<span className="figure">{coordinatePair(middle)}</span>
			</figcaption>
		</figure>
	);
}

/** Its width is set once the page is there: prerendered HTML has no `style` (docs/product.md 7). */
function PrintedScale({ scale: { width, values, unit } }: { scale: RoundBar }) {
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
