import { type AnyRouter, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { after } from '../../platform/time';
import { useHydrated } from '../../platform/use-store';
import { parseTerroirSearch, type TerroirSearch } from './search';
import { moveTo, type Selection, searchFor, selectionOf } from './selection';

declare module '@tanstack/history' {
	interface HistoryState {
		/** What the entry below asks for, if the terroir page has pushed this one on top of it. */
		beneath?: TerroirSearch | undefined;
	}
}

/** Changes the address of the terroir page. */
type Address = {
	/** False while a change of the selection is on its way: the browser's address is still that of the entry before. */
	isSettled: () => boolean;
	/** Selects something else. How that is done depends on the entry that is there, so each change waits until the one before has arrived. */
	select: (selection: Selection) => void;
	/** Selects a parcel with its terroir; an unknown one changes nothing. */
	selectParcel: (slug: string) => void;
	/** From now on the choice of a terroir makes an entry of its own, and does not take over that of the choice before. */
	endChoice: () => void;
	/** Replaces the search parameters of the present entry. */
	replace: (search: TerroirSearch) => void;
	back: () => void;
};

const prerendered: TerroirSearch = {};

export type AddressState = {
	address: Address;
	/** What the browser's address asks for, or will when what is on its way has arrived. */
	latestSearch: TerroirSearch;
	/** The same but for the first render, which equals the prerendered page and asks for nothing. */
	hydratedSearch: TerroirSearch;
};

/** The search parameters as the state of the page. */
export function useAddress(): AddressState {
	const router = useRouter();
	const search = useSearch({ from: '/terroir' });
	const [pendingSearch, setPendingSearch] = useState<TerroirSearch>();
	const [address] = useState(() => createAddress(router, setPendingSearch));
	const latestSearch = pendingSearch ?? search;
	return { address, latestSearch, hydratedSearch: useHydrated(latestSearch, prerendered) };
}

/** @param onPending called with what will be asked for, and with `undefined` when everything has arrived */
function createAddress(router: AnyRouter, onPending: (search: TerroirSearch | undefined) => void): Address {
	let lastArrival = Promise.resolve();
	let underWay = 0;
	let isFreshChoice = false;

	async function change(search: TerroirSearch): Promise<void> {
		const entry = { search: parseTerroirSearch(router.latestLocation.search), beneath: readBeneath(), isFreshChoice };
		const move = moveTo(search, entry);
		if (!move) return;
		isFreshChoice = move.kind !== 'back' && search.parcela === undefined && (isFreshChoice || move.kind === 'push');
		if (move.kind !== 'back') await navigate(search, move.kind === 'replace', move.beneath);
		else if (!(await goBack(router))) await navigate(search, true, undefined);
	}

	function navigate(search: TerroirSearch, replace: boolean, beneath: TerroirSearch | undefined): Promise<void> {
		return router.navigate({ to: '/terroir', search, replace, state: { beneath }, resetScroll: false });
	}

	/** Kept with the entry, where a page that is loaded again or come back to finds it. */
	function readBeneath(): TerroirSearch | undefined {
		const { beneath } = router.latestLocation.state;
		return beneath && parseTerroirSearch(beneath);
	}

	function select(selection: Selection): void {
		const search = searchFor(selection);
		underWay += 1;
		onPending(search);
		const go = () => change(search);
		lastArrival = lastArrival.then(go, go).finally(() => {
			underWay -= 1;
			if (underWay === 0) onPending(undefined);
		});
	}

	return {
		isSettled: () => underWay === 0,
		select,
		selectParcel(slug) {
			const selection = selectionOf({ parcela: slug });
			if (selection.parcel) select(selection);
		},
		endChoice() {
			isFreshChoice = false;
		},
		replace: (search) => void navigate(search, true, readBeneath()),
		back: () => router.history.back(),
	};
}

/** Resolves when the router shows the entry that the browser has gone back to; with false where there was none, as in a history that was cut. */
function goBack(router: AnyRouter): Promise<boolean> {
	const left = router.latestLocation;
	return new Promise((resolve) => {
		const unsubscribe = router.subscribe('onResolved', () => {
			unsubscribe();
			resolve(true);
		});
		router.history.back();
		// An entry that only takes long to load has been gone to already.
		after(1000, () => router.latestLocation === left && resolve(false));
	});
}
