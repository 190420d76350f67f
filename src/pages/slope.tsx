import { slopeMessages as m } from '#messages/slope';
import type { PhilosophyPage, SlopeStop } from '../content/pages/pages';
import { parcelName } from '../content/parcel-names';
import slope from '../content/slope.gen.json';
import { PageSection } from '../ui/page-layout';
import { SectionText } from '../ui/section-text';
import css from './slope.module.css';

/** A hillside in section that stays in view, and the sections of the text that stand along it, downhill. */
export function Slope({ page }: { page: PhilosophyPage }) {
	const { slope: stops, sections, people } = page;
	return (
		<div data-slope>
			<div className={css.slope}>
				<SlopeDrawing stops={stops} />
				<div className={css.steps}>
					{sections.map(({ heading, blocks }) => (
						<section key={heading} className={css.step}>
							<div>
								<h2 className="small-caps">{heading}</h2>
								{stops
									.filter(({ under }) => under === heading)
									.map((stop) => (
										<Place key={stop.name} stop={stop} />
									))}
							</div>
							<div className={css.text}>
								<SectionText blocks={blocks} />
							</div>
						</section>
					))}
				</div>
			</div>
			<People {...people} />
		</div>
	);
}

/** What stands at a place, cut through, and what is said of it. */
function Place({ stop: { name, note, parcel } }: { stop: SlopeStop }) {
	return (
		<figure className={css.place}>
			<svg className={css.closeUp} aria-hidden="true">
				<use href={`/art/slope-places.svg#${parcel}`} />
			</svg>
			<figcaption>
				<p>
					<b>{name}</b> <span className="figure">{m.height(slope.parcels[parcel].heightM)}</span>
				</p>
				<p>{note}</p>
			</figcaption>
		</figure>
	);
}

/** People of the house by their names. */
function People({ heading, of }: PhilosophyPage['people']) {
	return (
		<PageSection heading={heading}>
			<ul className={css.people}>
				{of.map(({ name, role, since, text }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p className="figure">
							{role}, {m.since(since)}
						</p>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</PageSection>
	);
}

/** Contours that are named, in metres above the sea. */
const named = [300, 250, 200, 150];

function SlopeDrawing({ stops }: { stops: readonly SlopeStop[] }) {
	const { lengthM, heightM, skyM, topM, footM } = slope;
	const across = (metres: number) => `${((metres / lengthM) * 100).toFixed(2)}%`;
	const down = (metres: number) => `${(((topM + skyM - metres) / heightM) * 100).toFixed(2)}%`;
	return (
		<div className={css.band}>
			<svg
				role="img"
				aria-label={m.drawing(
					topM,
					footM,
					lengthM,
					stops.map(({ name }) => name),
				)}
			>
				<svg viewBox={`0 0 ${lengthM} ${heightM}`} preserveAspectRatio="none" aria-hidden="true">
					<use href="/art/slope.svg#slope" />
					<use href="/art/slope.svg#walls" className={css.walls} />
					<use href="/art/slope.svg#walked" className={css.walked} />
				</svg>
				{named.map((metres) => (
					<text key={metres} className={css.height} x="0" y={down(metres)}>
						{metres}
					</text>
				))}
				<text className={css.river} x="100%" y={down(footM)}>
					{m.river}
				</text>
				{stops.map(({ name, parcel }) => {
					const { atM, heightM: height } = slope.parcels[parcel];
					return (
						<svg key={name} className={css.stop} x={across(atM)} y={down(height)} aria-hidden="true">
							<path d="M0-12v-34" />
							<text y="-52">{name}</text>
							<text className={css.where} x="7" y="-30">
								{parcelName(parcel)}
							</text>
						</svg>
					);
				})}
			</svg>
		</div>
	);
}
