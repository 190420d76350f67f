import { useState } from 'react';
import type { Field } from '../../../build/content/forms';
import { estates } from '../../../src/content/estates';
import { areaText } from '../../../src/content/figures';
import { altitudeText, measuresOf } from '../../../src/content/measures';
import { parcelName } from '../../../src/content/parcel-names';
import { parcelsOf } from '../../../src/content/parcels';
import type { FieldValue, Path } from '../../document/content-text';
import { FieldFrame } from './field-frame';
import fieldsCss from './fields.module.css';
import { useField } from './form-context';
import { outlinesOf } from './outlines';
import css from './parcels-field.module.css';

type ParcelsFieldProps = { field: Field; path: Path; value: readonly FieldValue[] };

/** Several parcels, on the map of each estate; the boxes are the map's twin for the keyboard. In the file they keep the order in which they were chosen. */
export function ParcelsField({ field, path, value }: ParcelsFieldProps) {
	const { id, faults, change } = useField(path);
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
		<FieldFrame field={field} id={id} faults={faults} group>
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
