import { Link } from '@tanstack/react-router';
import { altitudeText } from '../content/altitude';
import { estateOf } from '../content/parcel-estate';
import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import type { WinePage, WineSummary } from '../content/wines/wine';
import { winesMessages as m } from '../messages/wines';
import { FactList } from '../ui/fact-list';
import { Icon } from '../ui/icon';
import { SheetSection } from '../ui/sheet-section';
import css from './wine-sheet.module.css';

/** The sheet of one wine: over its own parcel, then section by section. */
export function WineSheet({ wine, page }: { wine: WineSummary; page: WinePage }) {
	const [parcel] = wine.parcels;
	return (
		<article>
			<div className={css.hero}>
				<div>
					<p className="small-caps">{page.kind}</p>
					<h1 className="d1">{wine.name}</h1>
					<p className={css.harvest}>{m.harvest(wine.vintage)}</p>
					<p>{page.lede}</p>
					<Link to="/vinhos" className="link">
						{m.allWines}
					</Link>
				</div>
				{parcel && (
					<img src={`/art/plates/${parcel}.svg`} width="920" height="1100" alt={m.plateOf(parcelName(parcel))} />
				)}
			</div>
			<SheetSection heading={m.story} id="o-vinho">
				<Story paragraphs={page.story} />
			</SheetSection>
			<SheetSection heading={m.vineyard} id="vinha">
				<div className={css.columns}>
					<div>
						{page.vineyard.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					<ul className={css.parcels}>
						{wine.parcels.map((slug) => (
							<li key={slug}>
								<ParcelLink slug={slug} />
							</li>
						))}
					</ul>
				</div>
			</SheetSection>
			<SheetSection heading={m.making} id="vinificacao">
				<ol className={css.steps}>
					{page.steps.map((step) => (
						<li key={step.label}>
							<span className="figure">{step.when}</span>
							<h3>{step.label}</h3>
							<p>{step.value}</p>
						</li>
					))}
				</ol>
			</SheetSection>
			<SheetSection heading={m.tasting} id="notas-de-prova">
				<dl className={css.tasting}>
					{page.tasting.map(({ label, value }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</SheetSection>
			{page.scores.length > 0 && (
				<SheetSection heading={m.scores} id="pontuacoes">
					<FactList
						facts={page.scores.map(({ guide, edition, points, outOf, quote }) => ({
							label: `${guide} ${edition}`,
							value: `${m.score(points, outOf)}. ${quote}`,
						}))}
					/>
				</SheetSection>
			)}
			<SheetSection heading={m.sheet} id="ficha-tecnica">
				<FactList facts={page.facts} />
			</SheetSection>
		</article>
	);
}

function Story({ paragraphs: [first, ...rest] }: { paragraphs: readonly string[] }) {
	return (
		<>
			<p className="lede">{first}</p>
			<div className={css.story}>
				{rest.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</>
	);
}

function ParcelLink({ slug }: { slug: ParcelSlug }) {
	return (
		<Link to="/terroir" search={{ terroir: estateOf(slug).slug, parcela: slug }}>
			<span>{parcelName(slug)}</span>
			<span className="figure">{altitudeText([slug])}</span>
			<Icon name="arrow" />
		</Link>
	);
}
