import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { ParcelSlug } from '../../content/parcels';
import { type Terroir, terroirs } from '../../content/terroirs';
import { terroirMessages as m, parcelCount } from '../../messages/terroir';
import { Tabs } from '../../ui/tabs/tabs';
import { totalArea } from '../parcel/figures';
import type { PanelTab } from '../selection/use-selection';
import { AboutBlock } from './about-block';
import { SheetHandle, type SheetStop } from './bottom-sheet';
import { ParcelList, rowKeysId, type WrittenFactsComponent } from './parcel-list';
import { TerroirListbox } from './terroir-listbox';
import css from './terroir-panel.module.css';

type TerroirPanelProps = {
	refs: Record<'panel' | 'sheet' | 'grip', RefObject<HTMLDivElement | null>>;
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
			<div className={css.choice}>
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
				{/* biome-ignore lint/a11y/noStaticElementInteractions: it is told of the focus within; there is nothing to press */}
				<div className={css.scroller} onFocus={onWanted}>
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
export const panelIds: Readonly<Record<PanelTab, string>> = { about: 'terroir-sobre', parcels: 'terroir-parcelas' };
export const tabIds: Readonly<Record<PanelTab, string>> = { about: 'separador-sobre', parcels: 'separador-parcelas' };

type PanelTabsProps = { tab: PanelTab; parcelCount: number; onChoose: (tab: PanelTab) => void };

/** The terroir's text, or its parcels. */
export function PanelTabs({ tab, parcelCount, onChoose }: PanelTabsProps) {
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
