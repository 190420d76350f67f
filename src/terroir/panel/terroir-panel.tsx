import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { terroirMessages as m, parcelCount } from '#messages/terroir';
import { coordinatePair } from '../../content/coordinates';
import { totalArea } from '../../content/figures';
import { nameLang } from '../../content/languages';
import { altitudeText } from '../../content/measures';
import type { ParcelSlug } from '../../content/parcels';
import { type Terroir, terroirs } from '../../content/terroirs';
import { FactList } from '../../ui/fact-list';
import { Listbox } from '../../ui/listbox/listbox';
import { Paragraphs } from '../../ui/rich-text';
import { Tabs } from '../../ui/tabs/tabs';
import { MeasuredText } from '../parcel/measured-text';
import type { PanelTab } from '../selection/use-selection';
import aboutCss from './about-block.module.css';
import { SheetHandle, type SheetStop } from './bottom-sheet';
import { ParcelList, rowKeysId, type WrittenFactsComponent } from './parcel-list';
import listboxCss from './terroir-listbox.module.css';
import css from './terroir-panel.module.css';

type TerroirPanelProps = {
	refs: Record<'panel' | 'sheet' | 'grip' | 'scroller', RefObject<HTMLDivElement | null>>;
	active: Terroir;
	/** The terroir whose parcels are listed; it follows the active one after the delay. */
	listed: Terroir;
	tab: PanelTab;
	chosen: ParcelSlug | undefined;
	hovered: string | undefined;
	stop: SheetStop;
	onStop: (stop: SheetStop) => void;
	/** Something in the sheet is wanted that a lowered sheet does not show. */
	onWanted: () => void;
	onTerroir: (slug: string) => void;
	onTab: (tab: PanelTab) => void;
	onOpen: (parcel: ParcelSlug) => void;
	onHover: (parcel: ParcelSlug | undefined) => void;
	WrittenFacts: WrittenFactsComponent | null;
};

/** Beside the map, or as a sheet over its foot: the choice of the terroir, its text, its parcels (docs/design.md 5). */
export function TerroirPanel(props: TerroirPanelProps) {
	const { refs, active, listed, tab, chosen, hovered, stop, onStop, onWanted, onTerroir, onTab, onOpen, onHover } =
		props;
	return (
		<aside ref={refs.panel} className={css.panel} aria-label={m.terroir}>
			<div className={css.choice} data-reserved="">
				<TerroirListbox terroirs={terroirs} active={active} onChoose={onTerroir} />
			</div>
			<div ref={refs.sheet} className={css.sheet}>
				<div ref={refs.grip} className={css.grip}>
					<SheetHandle stop={stop} onStop={onStop} />
					<PanelTabs
						tab={tab}
						parcelCount={active.parcels.length}
						onChoose={(name) => {
							onTab(name);
							onWanted();
						}}
					/>
				</div>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the focus within; there is nothing to press */}
				<div ref={refs.scroller} className={css.scroller} onFocus={onWanted}>
					<div
						id={panelIds.about}
						role="tabpanel"
						aria-labelledby={tabIds.about}
						className={css.tabPanel}
						hidden={tab !== 'about'}
					>
						{terroirs.map((each) => (
							<AboutBlock key={each.slug} terroir={each} active={each === active} />
						))}
					</div>
					<div
						id={panelIds.parcels}
						role="tabpanel"
						aria-labelledby={tabIds.parcels}
						className={css.tabPanel}
						hidden={tab !== 'parcels'}
					>
						<p id={rowKeysId} className="visually-hidden">
							{m.rowKeys}
						</p>
						{terroirs.map((each) => (
							<ParcelList
								key={each.slug}
								terroir={each}
								shown={each === listed}
								hovered={hovered}
								chosen={chosen}
								onOpen={onOpen}
								onHover={onHover}
								WrittenFacts={props.WrittenFacts}
							/>
						))}
					</div>
					<p className={css.foot}>
						<span>
							{parcelCount(listed.parcels.length)}, <span className="figure">{totalArea(listed.parcels)}</span>
						</span>
						<Link to="/terroir" search={{ terroir: active.slug, modo: 'prova' }} className="link">
							{m.presentation}
						</Link>
					</p>
				</div>
			</div>
		</aside>
	);
}

/** Ids of the panels that the tabs control. */
const panelIds: Readonly<Record<PanelTab, string>> = { about: 'terroir-sobre', parcels: 'terroir-parcelas' };
const tabIds: Readonly<Record<PanelTab, string>> = { about: 'separador-sobre', parcels: 'separador-parcelas' };

type PanelTabsProps = { tab: PanelTab; parcelCount: number; onChoose: (tab: PanelTab) => void };

/** The terroir's text, or its parcels. */
function PanelTabs({ tab, parcelCount, onChoose }: PanelTabsProps) {
	const parcels = (
		<>
			{m.parcels} <span className="figure">{parcelCount}</span>
		</>
	);
	const tabs = [
		{ name: 'about', id: tabIds.about, panelId: panelIds.about, content: m.about },
		{ name: 'parcels', id: tabIds.parcels, panelId: panelIds.parcels, content: parcels },
	] as const;
	return <Tabs label={m.tabs} tabs={tabs} chosen={tab} onChoose={onChoose} className={css.tabs} />;
}

type TerroirListboxProps = { terroirs: readonly Terroir[]; active: Terroir; onChoose: (slug: string) => void };

/** The dropdown that looks like a title: a button with the terroir's name, and in place beneath it the list of all. */
function TerroirListbox({ terroirs, active, onChoose }: TerroirListboxProps) {
	const options = terroirs.map(({ slug, name, view, centre, parcels }, index) => ({
		value: slug,
		name,
		data: { 'data-index': index, 'data-view': view, 'data-slug': slug },
		content: (
			<>
				<span className={listboxCss.optionName} lang={nameLang}>
					{name}
				</span>
				<span>{parcelCount(parcels.length)}</span>
				<span className="figure">{coordinatePair(centre, 'minutes')}</span>
			</>
		),
	}));
	return (
		<Listbox label={m.terroirs} options={options} chosen={active.slug} onChoose={onChoose} css={listboxCss}>
			<span className={listboxCss.label}>{m.terroir}</span>
			<span className={listboxCss.name} lang={nameLang}>
				{active.name}
			</span>
			<span className={`figure ${listboxCss.coordinates}`}>{coordinatePair(active.centre)}</span>
		</Listbox>
	);
}

/** What a terroir is, in words and figures. All of them are in the page; only the active one is not hidden. */
function AboutBlock({ terroir, active }: { terroir: Terroir; active: boolean }) {
	const { parcels, quinta, about, facts, language } = terroir;
	const computed = [
		{ label: m.altitude, value: <span className="figure">{altitudeText(parcels)}</span> },
		{
			label: m.vines,
			// Two kinds of figures in one cell would look like two sizes.
			value: <span className="figure">{`${totalArea(parcels)}, ${parcelCount(parcels.length)}`}</span>,
		},
	];
	const measured = facts.map(({ label, value }) => ({ label, value: <MeasuredText text={value} /> }));
	return (
		<article className={aboutCss.block} data-vineyards={parcels.join(',')} lang={language} hidden={!active}>
			<h2 className={aboutCss.title} lang={nameLang}>
				{quinta}
			</h2>
			<Paragraphs of={about} />
			<div className={aboutCss.facts}>
				<FactList facts={[...computed, ...measured]} />
			</div>
			<Link to="/visitar" className="link">
				{m.visit}
			</Link>
		</article>
	);
}
