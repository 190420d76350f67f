import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { terroirMessages as m, parcelCount } from '#messages/terroir';
import { coordinatePair } from '../../content/coordinates';
import { totalArea } from '../../content/figures';
import { nameLang } from '../../content/languages';
import { altitudeText } from '../../content/measures';
import { type Terroir, terroirs } from '../../content/terroirs';
import { FactList } from '../../ui/fact-list';
import { Listbox } from '../../ui/listbox/listbox';
import { measuredRows } from '../../ui/measured-text';
import { Paragraphs } from '../../ui/rich-text';
import { Tabs } from '../../ui/tabs/tabs';
import type { PanelTab, TerroirSelection } from '../selection/use-selection';
import type { TerroirMap } from '../use-map';
import { type Sheet, SheetHandle } from './bottom-sheet';
import { ParcelList, rowKeysId } from './parcel-list';
import listboxCss from './terroir-listbox.module.css';
import css from './terroir-panel.module.css';

type TerroirPanelProps = {
	refs: Record<'panel' | 'sheet' | 'grip' | 'scroller', RefObject<HTMLDivElement | null>>;
	selection: TerroirSelection;
	map: TerroirMap;
	sheet: Sheet;
};

/** Beside the map, or as a sheet over its foot: the choice of the terroir, its text, its parcels (docs/design.md 5). */
export function TerroirPanel({ refs, selection, map, sheet }: TerroirPanelProps) {
	const { terroir, listed, tab, chooseTab } = selection;
	const parcels = (
		<>
			{m.parcels} <span className="figure">{terroir.parcels.length}</span>
		</>
	);
	const tabs = [
		{ name: 'about', id: tabIds.about, panelId: panelIds.about, content: m.about },
		{ name: 'parcels', id: tabIds.parcels, panelId: panelIds.parcels, content: parcels },
	] as const;
	return (
		<aside ref={refs.panel} className={css.panel} aria-label={m.terroir}>
			<div className={css.choice} data-reserved="">
				<TerroirListbox selection={selection} />
			</div>
			<div ref={refs.sheet} className={css.sheet}>
				<div ref={refs.grip} className={css.grip}>
					<SheetHandle stop={sheet.stop} setStop={sheet.setStop} />
					<Tabs
						label={m.tabs}
						tabs={tabs}
						chosen={tab}
						onChoose={(name) => {
							chooseTab(name);
							sheet.raise();
						}}
						className={css.tabs}
					/>
				</div>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the focus within; there is nothing to press */}
				<div ref={refs.scroller} className={css.scroller} onFocus={sheet.raise}>
					<div
						id={panelIds.about}
						role="tabpanel"
						aria-labelledby={tabIds.about}
						className={css.tabPanel}
						hidden={tab !== 'about'}
					>
						{terroirs.map((each) => (
							<AboutBlock key={each.slug} terroir={each} active={each === terroir} />
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
							<ParcelList key={each.slug} terroir={each} selection={selection} map={map} />
						))}
					</div>
					<p className={css.foot}>
						<span>
							{parcelCount(listed.parcels.length)}, <span className="figure">{totalArea(listed.parcels)}</span>
						</span>
						<Link to="/terroir" search={{ terroir: terroir.slug, modo: 'prova' }} className="link">
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

/** The dropdown that looks like a title: a button with the terroir's name, and in place beneath it the list of all. */
function TerroirListbox({ selection: { terroir, chooseTerroir } }: { selection: TerroirSelection }) {
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
		<Listbox label={m.terroirs} options={options} chosen={terroir.slug} onChoose={chooseTerroir} css={listboxCss}>
			<span className={listboxCss.label}>{m.terroir}</span>
			<span className={listboxCss.name} lang={nameLang}>
				{terroir.name}
			</span>
			<span className={`figure ${listboxCss.coordinates}`}>{coordinatePair(terroir.centre)}</span>
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
	return (
		<article className={css.block} data-vineyards={parcels.join(',')} lang={language} hidden={!active}>
			<h2 className={css.title} lang={nameLang}>
				{quinta}
			</h2>
			<Paragraphs of={about} />
			<div className={css.facts}>
				<FactList facts={[...computed, ...measuredRows(facts)]} />
			</div>
			<Link to="/visitar" className="link">
				{m.visit}
			</Link>
		</article>
	);
}
