import { Link } from '@tanstack/react-router';
import { altitudeText } from '../../content/altitude';
import type { Terroir } from '../../content/terroirs';
import { terroirMessages as m, parcelCount } from '../../messages/terroir';
import { FactList } from '../../ui/fact-list';
import { Paragraphs } from '../../ui/rich-text';
import { totalArea } from '../parcel/figures';
import { MeasuredText } from '../parcel/measured-text';
import css from './about-block.module.css';

/** What a terroir is, in words and figures. All of them are in the page; only the active one is not hidden. */
export function AboutBlock({ terroir, active }: { terroir: Terroir; active: boolean }) {
	const { parcels, quinta, about, facts } = terroir;
	const computed = [
		{ label: m.altitude, value: <span className="figure">{altitudeText(parcels)}</span> },
		{
			label: m.vines,
			value: (
				<>
					<span className="figure">{totalArea(parcels)}</span>, {parcelCount(parcels.length)}
				</>
			),
		},
	];
	const measured = facts.map(({ label, value }) => ({ label, value: <MeasuredText text={value} /> }));
	return (
		<article className={css.block} data-vineyards={parcels.join(',')} hidden={!active}>
			<h2 className={css.title}>{quinta}</h2>
			<Paragraphs of={about} />
			<div className={css.facts}>
				<FactList facts={[...computed, ...measured]} />
			</div>
			<Link to="/visitar" className="link">
				{m.visit}
			</Link>
		</article>
	);
}
