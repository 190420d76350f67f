import { type KeyboardEvent, type ReactNode, useRef } from 'react';
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
		if (event.metaKey || event.altKey) return;
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

/** The tab that a key leads to from the one at `index`, or -1: arrows go round, Home and End to the ends (WAI-ARIA tabs pattern). */
export function tabAfterKey(key: string, index: number, count: number): number {
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	if (key === 'ArrowRight') return (index + 1) % count;
	if (key === 'ArrowLeft') return (index - 1 + count) % count;
	return -1;
}
