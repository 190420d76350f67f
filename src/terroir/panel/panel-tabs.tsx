import { type KeyboardEvent, useRef } from 'react';
import { terroirMessages as m } from '../../messages/terroir';
import type { PanelTab } from '../selection/selection';
import css from './panel-tabs.module.css';

/** Ids of the panels that the tabs control. */
export const panelIds: Readonly<Record<PanelTab, string>> = { about: 'terroir-sobre', parcels: 'terroir-parcelas' };
export const tabIds: Readonly<Record<PanelTab, string>> = { about: 'separador-sobre', parcels: 'separador-parcelas' };

type PanelTabsProps = { tab: PanelTab; parcelCount: number; onChoose: (tab: PanelTab) => void };

/** Two tabs after the ARIA pattern: arrows move and choose, Home and End go to the ends. */
export function PanelTabs({ tab, parcelCount, onChoose }: PanelTabsProps) {
	const list = useRef<HTMLDivElement>(null);

	function handleKey(event: KeyboardEvent) {
		const next = tabAfter(event.key, tab);
		if (!next) return;
		event.preventDefault();
		list.current?.querySelector<HTMLElement>(`#${tabIds[next]}`)?.focus();
		onChoose(next);
	}

	return (
		<div ref={list} role="tablist" aria-label={m.tabs} className={css.tabs} onKeyDown={handleKey}>
			{(['about', 'parcels'] as const).map((name) => (
				<button
					key={name}
					id={tabIds[name]}
					type="button"
					role="tab"
					aria-selected={tab === name}
					aria-controls={panelIds[name]}
					tabIndex={tab === name ? 0 : -1}
					onClick={() => onChoose(name)}
				>
					{m[name]}
					{name === 'parcels' && <span className="figure">{parcelCount}</span>}
				</button>
			))}
		</div>
	);
}

function tabAfter(key: string, tab: PanelTab): PanelTab | null {
	if (key === 'Home') return 'about';
	if (key === 'End') return 'parcels';
	if (key === 'ArrowLeft' || key === 'ArrowRight') return tab === 'about' ? 'parcels' : 'about';
	return null;
}
