import { useState } from 'react';
import type { Field } from '../../../build/content/forms';
import { estates } from '../../../src/content/estates';
import { areaText } from '../../../src/content/figures';
import { altitudeText, measuresOf } from '../../../src/content/measures';
import { parcelName } from '../../../src/content/parcel-names';
import { type ParcelSlug, parcelsOf } from '../../../src/content/parcels';
import { parsePlaces } from '../../../src/content/places';
import places from '../../../src/content/places.geojson?raw';
import type { FieldValue, Path } from '../../document/content-text';
import { FieldFrame } from './field-frame';
import fieldsCss from './fields.module.css';
import { useField } from './form-context';
import css from './parcels-field.module.css';

type ParcelsFieldProps = { field: Field; path: Path; value: readonly FieldValue[] };

/** Several parcels, on the map of each estate; the boxes are the map's twin for the keyboard. In the file they keep the order in which they were chosen. */
export function ParcelsField({ field, path, value }: ParcelsFieldProps) {
	const { change } = useField(path);
	/** As the form was opened: an estate does not close under the hand that empties it. */
	const [firstOpen] = useState(() =>
		estates.filter(({ slug }) => parcelsOf[slug].some((parcel) => value.includes(parcel))),
	);
	const toggle = (slug: string) => {
		const index = value.indexOf(slug);
		if (index < 0) change({ type: 'insert', path, index: value.length, value: slug });
		else change({ type: 'remove', path: [...path, index] });
	};
	return (
		<FieldFrame field={field} path={path} group>
			{estates.map((one) => {
				const { slug: estate, quinta } = one;
				const parcels = parcelsOf[estate];
				const chosen = parcels.filter((slug) => value.includes(slug));
				const { viewBox, outlines } = outlinesOf(parcels);
				return (
					<details key={estate} className={fieldsCss.parcel} open={firstOpen.includes(one)}>
						<summary>
							{quinta}
							<span className={css.count}>
								{chosen.length} de {parcels.length}
							</span>
						</summary>
						<div className={css.choice}>
							<svg className={css.map} viewBox={viewBox} aria-hidden="true">
								{outlines.map(({ slug, d }) => (
									// biome-ignore lint/a11y/noStaticElementInteractions: its box is the control
									<path
										key={slug}
										className={css.outline}
										d={d}
										data-chosen={value.includes(slug) || undefined}
										onClick={() => toggle(slug)}
									>
										<title>{parcelName(slug)}</title>
									</path>
								))}
							</svg>
							<div className={css.boxes}>
								{parcels.map((slug) => (
									<label key={slug}>
										<input type="checkbox" checked={value.includes(slug)} onChange={() => toggle(slug)} />
										<span>
											{parcelName(slug)}{' '}
											<small>
												{altitudeText([slug])}, {areaText(measuresOf(slug).areaHa, 2)}
											</small>
										</span>
									</label>
								))}
							</div>
						</div>
					</details>
				);
			})}
		</FieldFrame>
	);
}

const known = new Map(parsePlaces(JSON.parse(places)).map(({ slug, coordinates }) => [slug, coordinates]));

/** Units of the drawing to a degree of latitude. */
const scale = 100_000;

/** The outlines of some parcels, north above, and the box around them. */
function outlinesOf(slugs: readonly ParcelSlug[]): {
	viewBox: string;
	outlines: { slug: ParcelSlug; d: string }[];
} {
	const all = slugs.flatMap((slug) => known.get(slug) ?? []).flat(2);
	const south = Math.min(...all.map(([, latitude = 0]) => latitude));
	const north = Math.max(...all.map(([, latitude = 0]) => latitude));
	const west = Math.min(...all.map(([longitude = 0]) => longitude));
	const east = Math.max(...all.map(([longitude = 0]) => longitude));
	const narrower = Math.cos((((south + north) / 2) * Math.PI) / 180);
	const place = ([longitude = 0, latitude = 0]: readonly number[]) =>
		`${Math.round((longitude - west) * narrower * scale)} ${Math.round((north - latitude) * scale)}`;
	const width = Math.round((east - west) * narrower * scale);
	const height = Math.round((north - south) * scale);
	const margin = Math.round(Math.max(width, height) / 50);
	return {
		viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`,
		outlines: slugs.map((slug) => ({
			slug,
			d: (known.get(slug) ?? [])
				.flat()
				.map((ring) => `M${ring.map(place).join('L')}Z`)
				.join(''),
		})),
	};
}
