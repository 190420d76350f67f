import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { terroirMessages as m } from '#messages/terroir';
import { type Terroir, terroirs } from '../../content/terroirs';
import type { After } from '../../platform/time';
import { announceLater } from '../deps';
import { cameraOver } from '../session/camera';
import { parseFragment } from '../session/fragment';
import type { TerroirMap } from '../use-map';
import { searchOf, type TerroirSearch } from './search';
import { firstTerroir, isSameSelection, selectionOf } from './selection';
import type { AddressState } from './use-address';

/** From the choice of a terroir to the filtering of its parcels, in milliseconds (docs/product.md 4). */
const filterDelayMs = 600;

export type PanelTab = 'about' | 'parcels';

export type TerroirSelection = ReturnType<typeof useSelection>;

type SelectionParts = { state: AddressState; map: TerroirMap; after: After };

/** What the address selects, and what follows: the map flies, a sentence is heard, and after a delay the parcels are listed (docs/product.md 4). */
export function useSelection({ state, map, after }: SelectionParts) {
	const { address, latestSearch, hydratedSearch } = state;
	const { session, start: startMap } = map;
	const { terroir, parcel } = selectionOf(hydratedSearch);
	/** A tab is chosen for one terroir; another one begins with its text. */
	const [chosenTab, setChosenTab] = useState<{ terroir: Terroir; tab: PanelTab }>();
	const [listed, setListed] = useState(firstTerroir);
	/** What the map has followed last. */
	const followedSearch = useRef<TerroirSearch>(undefined);
	const cancelDelay = useRef(() => {});

	/** A second choice within the delay replaces the first. */
	function present(next: Terroir) {
		setChosenTab(undefined);
		announceLater('terroir', m.arrived(next.name, next.parcels.length));
		cancelDelay.current();
		cancelDelay.current = after(filterDelayMs, () => {
			setListed(next);
			address.endChoice();
			session.resize();
		});
	}

	/** On arrival nothing moves and nothing waits. Behind a parcel lies the list it stands in: closing leads to its row. */
	function arrive(search: TerroirSearch) {
		const first = selectionOf(search);
		const camera = parseFragment(location.hash);
		setListed(first.terroir);
		if (first.parcel) setChosenTab({ terroir: first.terroir, tab: 'parcels' });
		session.camera.jump(camera ?? cameraOver(first.terroir.centre));
		if (camera || search.terroir !== undefined || search.parcela !== undefined) startMap();
	}

	const follow = useEffectEvent((search: TerroirSearch) => {
		const before = followedSearch.current;
		followedSearch.current = search;
		if (!before) {
			arrive(search);
			return;
		}
		const isOwn = !address.isSettled();
		if (!isOwn && !isSameSelection(before, search)) address.endChoice();
		const next = selectionOf(search).terroir;
		if (next === selectionOf(before).terroir) {
			session.camera.restoreFragment();
			return;
		}
		// Back and forward lead to where the map was; while a choice is on its way the fragment is still that of the entry before.
		const camera = isOwn ? undefined : parseFragment(location.hash);
		if (camera) session.camera.jump(camera);
		else session.camera.fly(next.centre);
		present(next);
	});
	useEffect(() => follow(latestSearch), [latestSearch]);
	useEffect(() => session.mark(listed.parcels, parcel), [session, listed, parcel]);
	useEffect(() => () => cancelDelay.current(), []);

	/** A fragment that the visitor edits moves the camera; those that the map writes do not fire this event. */
	const followFragment = useEffectEvent(() => {
		const camera = parseFragment(location.hash);
		if (camera) session.camera.jump(camera);
		// Back and forward are the router's to tell: the fragment of another entry is not this one's to mend.
		else if (isSameSelection(searchOf(location.search), latestSearch)) session.camera.restoreFragment();
	});
	useEffect(() => {
		const listener = () => followFragment();
		addEventListener('hashchange', listener);
		return () => removeEventListener('hashchange', listener);
	}, []);

	return {
		/** Marked active. */
		terroir,
		/** The one whose parcels stand in the list and are drawn full on the map; it follows the active one after the delay. */
		listed,
		tab: chosenTab?.terroir === terroir ? chosenTab.tab : ('about' as const),
		/** The parcel whose dialog is open. */
		parcel,
		chooseTerroir(slug: string) {
			const chosen = terroirs.find((each) => each.slug === slug);
			if (!chosen) return;
			if (chosen === terroir) present(chosen);
			address.select({ terroir: chosen, parcel: undefined });
			startMap();
		},
		chooseTab(tab: PanelTab) {
			setChosenTab({ terroir, tab });
			if (tab === 'parcels') setListed(terroir);
		},
		openParcel(slug: string) {
			address.selectParcel(slug);
			startMap();
		},
		closeParcel: () => address.select({ terroir, parcel: undefined }),
	};
}
