import { useEffect, useRef } from 'react';
import { coordinatePair, edgeTexts } from '../content/coordinates';
import { parcelName } from '../content/parcel-names';
import { winesMessages as m } from '../messages/wines';
import { rounded } from '../platform/quantity';
import { PlateEdges } from '../ui/plate-edges';
import { ScaleBar } from '../ui/scale-bar';
import type { WinePlate } from './load-wine';
import css from './plate.module.css';

/** The bar of a plate: its width in per cent of the drawing's, and what stands at the ends of its segments. */
export type PlateScale = { width: number; values: readonly number[]; unit: string };

/** The contours of the parcel on the label. On paper with its coordinates on all four sides and a scale (DESIGN 8). */
export function Plate({ plate, scale }: { plate: WinePlate; scale: PlateScale | undefined }) {
	const { parcel, contourM, middle } = plate;
	return (
		<figure className={css.figure}>
			<div className={css.frame}>
				<div className="plate">
					<img
						src={`/art/plates/${parcel}.svg`}
						width="920"
						height="1100"
						alt={m.plateOf(parcelName(parcel))}
						loading="lazy"
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

/** Its width is set once the page is there: prerendered HTML has no `style` (PRODUCT 7). */
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
