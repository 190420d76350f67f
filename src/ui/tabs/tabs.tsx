import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { tabAfterKey } from './tab-keys';
import css from './tabs.module.css';

type Tab<Name extends string> = {
	name: Name;
	/** Its own id, which labels the panel. */
	id: string;
	/** Id of the panel that it shows. */
	panelId: string;
	content: ReactNode;
};

type TabsProps<Name extends string> = {
	label: string;
	tabs: readonly Tab<Name>[];
	chosen: Name;
	onChoose: (name: Name) => void;
	className?: string | undefined;
};

/** Tabs that are chosen by moving to them (WAI-ARIA tabs pattern); the panels are the caller's. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, className = '' }: TabsProps<Name>) {
	const list = useRef<HTMLDivElement>(null);

	function handleKey(event: KeyboardEvent) {
		const current = tabs.findIndex(({ name }) => name === chosen);
		const next = tabs[tabAfterKey(event.key, current, tabs.length)];
		if (!next) return;
		event.preventDefault();
		list.current?.querySelector<HTMLElement>(`[id="${next.id}"]`)?.focus();
		onChoose(next.name);
	}

	return (
		<div ref={list} role="tablist" aria-label={label} className={`${css.tabs} ${className}`} onKeyDown={handleKey}>
			{tabs.map(({ name, id, panelId, content }) => (
				<button
					key={name}
					id={id}
					type="button"
					role="tab"
					aria-selected={name === chosen}
					aria-controls={panelId}
					tabIndex={name === chosen ? 0 : -1}
					onClick={() => onChoose(name)}
				>
					{content}
				</button>
			))}
		</div>
	);
}
