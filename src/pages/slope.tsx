import { slopeMessages as m } from '#messages/slope';
import type { PhilosophyPage, SlopeParcel, SlopeStop } from '../content/pages/pages';
import { parcelName } from '../content/parcel-names';
import { type ParcelSlug, parcelSlugs } from '../content/parcels';
import slope from '../content/slope.gen.json';
import { PageSection } from '../ui/page-layout';
import { SectionText } from '../ui/section-text';
import { HarvestYears } from './harvest-years';
import css from './slope.module.css';
import { Vessels } from './vessels';

/** A hillside in section that stays in view, and the sections of the text that stand along it, downhill. */
export function Slope({ page }: { page: PhilosophyPage }) {
	const { slope: stops, sections, people, vessels, harvests } = page;
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
							<div>
								<div className={css.text}>
									<SectionText blocks={blocks} />
								</div>
								{vessels.under === heading && <Vessels {...vessels} />}
								{harvests.under === heading && <HarvestYears {...harvests} />}
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

/** Contours that are named, in metres above the sea; the unit stands at the last, where the ground leaves it room on a phone. */
const named = [300, 250, 200, 150];

/** Where the house of the lagares stands. */
const lagarParcel: SlopeParcel = 'abade-roriz';

/** Those that the section crosses. */
const parcels = parcelSlugs.filter((slug): slug is SlopeParcel & ParcelSlug => slug in slope.parcels);

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
					<SlopeVines />
					<use href="/art/slope.svg#walls" />
					<g className={css.walked}>
						<use href="/art/slope.svg#walked" />
						<SlopeVines />
					</g>
				</svg>
				{named.map((metres, index) => (
					<text key={metres} className={css.height} x="0" y={down(metres)}>
						{index === named.length - 1 ? m.height(metres) : metres}
					</text>
				))}
				<text className={css.river} x="100%" y={down(footM)}>
					{m.river}
				</text>
				{stops.map(({ name, parcel }) => {
					const { atM, heightM: height } = slope.parcels[parcel];
					return (
						<svg key={name} className={css.stop} x={across(atM)} y={down(height)} aria-hidden="true">
							<path className={css.leader} d="M0-12v-54" />
							{parcel === lagarParcel && <path className={css.lagar} d="M-13 3v-11l-4 2 17-11 17 11-4-2v11z" />}
							<text y="-52">{name}</text>
							<text className={css.where} y="-30">
								{parcelName(parcel)}
							</text>
						</svg>
					);
				})}
				{parcels
					.filter((parcel) => stops.every((stop) => stop.parcel !== parcel))
					.map((parcel) => {
						const { atM, heightM: height } = slope.parcels[parcel];
						return (
							<svg key={parcel} className={css.passed} x={across(atM)} y={down(height)} aria-hidden="true">
								<path d="M0-10v-22" />
								<text className={css.where} y="-22">
									{parcelName(parcel)}
								</text>
							</svg>
						);
					})}
			</svg>
		</div>
	);
}

/** Narrow, the drawing has a quarter of them. */
function SlopeVines() {
	return (
		<>
			<use href="/art/slope.svg#vines" />
			<use href="/art/slope.svg#between" className={css.between} />
		</>
	);
}
