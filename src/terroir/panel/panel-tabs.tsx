import { terroirMessages as m } from '../../messages/terroir';
import { Tabs } from '../../ui/tabs/tabs';
import type { PanelTab } from '../selection/selection';
import css from './panel-tabs.module.css';

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
