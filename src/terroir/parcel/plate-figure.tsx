import { coordinatePair, edgeTexts } from '../../content/coordinates';
import facts from '../../content/facts.gen.json';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import plates from '../../content/plates.gen.json';
import type { Terroir } from '../../content/terroirs';
import { parcelMessages as m } from '../../messages/parcel';
import { rounded } from '../../platform/quantity';
import { PlateEdges } from '../../ui/printed';
import { ScaleBar } from '../../ui/scale-bar';
import { exposureWord } from './figures';
import { ParcelLocator } from './parcel-locator';
import { ParcelProfile } from './parcel-profile';
import css from './plate-figure.module.css';
import { plateScale } from './plate-scale';

/** Share of the plate's width, in per cent, below which a bar has room for the figures at its ends alone. */
const SHORT = 38;

/** The drawings of a parcel: its plate of contours with a true scale, where it lies in its terroir, and its hillside from the side. */
export function PlateFigure({ terroir, parcel }: { terroir: Terroir; parcel: ParcelSlug }) {
	const { contourM, exposureDeg } = facts[parcel];
	const { width, values, unit } = plateScale(parcel);
	return (
		<figure className={css.figure}>
			<div className={css.frame}>
				<div className={`plate ${css.plate}`}>
					<img src={`/art/plates/${parcel}.svg`} alt={m.plateAlt(parcelName(parcel))} />
				</div>
				<div className={css.sheet} aria-hidden="true">
					<div className={css.scale} data-short={width < SHORT ? '' : undefined} style={{ inlineSize: `${width}%` }}>
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
					{m.profileCaption(exposureWord(exposureDeg + 180).toLowerCase(), exposureWord(exposureDeg).toLowerCase())}
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
