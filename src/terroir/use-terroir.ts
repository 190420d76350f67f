import { type RefObject, startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ParcelSlug } from '../content/parcels';
import { terroirs } from '../content/terroirs';
import { terroirMessages as m } from '../messages/terroir';
import { keepInEntry, readFromEntry, replaceAddress } from '../platform/history';
import type { TerroirServices } from './deps';
import { AddressSync, type EntryMemory, type Navigate } from './selection/address-sync';
import { parseTerroirSearch, searchOf, type TerroirSearch } from './selection/search';
import { createSelectionStore, type PerformedEffect, type SelectionStore } from './selection/selection-store';
import { firstTerroir, terroirBySlug, terroirInView, terroirOf } from './selection/terroir-lookup';
import { paddingBesidePanel } from './session/camera-padding';
import { formatFragment, parseFragment } from './session/fragment';
import { cameraOver, MapSession } from './session/map-session';
import { useMapLife } from './session/use-map-autostart';

type TerroirParts = {
	search: TerroirSearch;
	navigate: Navigate;
	back: () => void;
	services: TerroirServices;
	panel: RefObject<HTMLElement | null>;
	sheet: RefObject<HTMLElement | null>;
	canvas: RefObject<HTMLDivElement | null>;
};

/** Joins the selection, the map and the address: what happens to one is handed to the others. */
export function useTerroir({ search, navigate, back, services, panel, sheet, canvas }: TerroirParts) {
	/** The presentation has a map of its own: there is one at a time. */
	const isPresenting = search.modo === 'prova';
	const [hovered, setHovered] = useState<string | null>(null);
	const [store] = useState(() => createSelectionStore(terroirs, services.after));
	const selection = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
	const { address, ended } = useAddress(navigate, back);
	const [session] = useState(
		() =>
			new MapSession(cameraOver(terroirInView(selection.view).centre), {
				createEngine: services.createEngine,
				prefersReducedMotion: services.prefersReducedMotion,
				// Until a navigation has arrived, the address is still that of the entry before.
				writeFragment: (camera) => address.isSettled && replaceAddress(formatFragment(camera)),
				onParcelClick: (parcel) => store.dispatch({ type: 'parcel-opened', parcel }),
				onParcelHover: setHovered,
				onLeave: () => panel.current?.querySelector('button')?.focus(),
				onSentence: (sentence) => say('camera', sentence),
			}),
	);

	const startMap = useCallback(() => {
		const container = canvas.current;
		const over = sheet.current;
		if (!container || !over || isPresenting) return;
		const padding = () => paddingBesidePanel(container.getBoundingClientRect(), over.getBoundingClientRect());
		session.start({
			// Whenever a map is made, the box that is there then.
			get container() {
				return canvas.current ?? container;
			},
			label: m.canvas,
			padding,
		});
	}, [session, sheet, canvas, isPresenting]);

	useEffect(() => {
		store.perform((effect) => perform(effect, session, address));
		return () => store.dispatch({ type: 'page-left' });
	}, [store, session, address]);

	useAddressRead(search, ended, store, session, address, startMap);

	useEffect(
		() => session.mark(terroirBySlug(selection.shown).parcels, selection.parcel),
		[session, selection.shown, selection.parcel],
	);

	useFragmentFollowed(session, address);
	useMapLife(session, services, startMap);

	function hover(parcel: ParcelSlug | null) {
		setHovered(parcel);
		session.hover(parcel);
	}

	return { store, selection, session, hovered, hover, startMap };
}

/**
 * Its code is fetched then, or with the map: what only follows a choice need not weigh on the page. Where it does not come the sentence is
 * dropped: told later it would be of a choice long gone.
 */
function say(subject: string, sentence: string): void {
	import('../ui/announce').then(
		({ announce }) => announce(subject, sentence),
		() => {},
	);
}

function perform(effect: PerformedEffect, session: MapSession, address: AddressSync): void {
	if (effect.type === 'fly') session.fly(terroirInView(effect.view).centre);
	else if (effect.type === 'resize-map') session.resize();
	else if (effect.type === 'write-address') address.write(effect);
	else {
		const { name, parcels } = terroirBySlug(effect.terroir);
		say('terroir', m.arrived(name, parcels.length));
	}
}

/** What the address was when the browser's present entry was pushed on top of it, if the page did that: found by a page that is loaded again or come back to. */
const entryMemory: EntryMemory = {
	readBeneath() {
		const kept = readFromEntry('beneath');
		return typeof kept === 'object' && kept ? parseTerroirSearch({ ...kept }) : undefined;
	},
	keepBeneath: (search) => keepInEntry('beneath', search),
};

/** One for the life of the page, whatever functions the router hands in at each render. */
function useAddress(navigate: Navigate, back: () => void): { address: AddressSync; ended: number } {
	const [ended, setEnded] = useState(0);
	const router = useRef({ navigate, back });
	useEffect(() => {
		router.current = { navigate, back };
	}, [navigate, back]);
	const [address] = useState(
		() =>
			new AddressSync(
				(search, entry) => router.current.navigate(search, entry),
				() => router.current.back(),
				firstTerroir.slug,
				// After what the router has to render, so that the address read again is the one it has come to.
				() => startTransition(() => setEnded((count) => count + 1)),
				entryMemory,
			),
	);
	return { address, ended };
}

/** On arrival the address decides what is selected and where the camera is; afterwards it is followed. */
function useAddressRead(
	{ terroir, parcela, modo }: TerroirSearch,
	/** How many navigations have ended unread: at each the address is read again. */
	ended: number,
	store: SelectionStore,
	session: MapSession,
	address: AddressSync,
	startMap: () => void,
): void {
	const arrived = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies(ended): says when to read, not what
	useEffect(() => {
		const arriving = !arrived.current;
		arrived.current = true;
		const isNews = address.read({ terroir, parcela });
		const fragment = parseFragment(location.hash);
		const before = store.getSnapshot().view;
		if (arriving || isNews) {
			// In the presentation a parcel is a step, not a dialog.
			const asked =
				modo === 'prova' ? { terroir: terroirOf(parcela) ?? terroir, parcel: undefined } : { terroir, parcel: parcela };
			store.dispatch({ type: 'address-read', ...asked, placed: fragment !== null, arriving });
		}
		if (arriving) {
			session.jump(fragment ?? cameraOver(terroirInView(store.getSnapshot().view).centre));
			if (fragment || terroir !== undefined || parcela !== undefined) startMap();
		} else if (fragment && isNews && store.getSnapshot().view !== before) {
			session.jump(fragment);
		} else {
			session.restoreFragment();
		}
	}, [terroir, parcela, modo, ended, store, session, address, startMap]);
}

/** A fragment that the visitor edits moves the camera; those that the map writes do not fire this event. */
function useFragmentFollowed(session: MapSession, address: AddressSync): void {
	useEffect(() => {
		const follow = () => {
			const camera = parseFragment(location.hash);
			if (camera) session.jump(camera);
			// Back and forward are the router's to tell: the fragment of another entry is not this one's to mend.
			else if (address.isAt(searchOf(location.search))) session.restoreFragment();
		};
		addEventListener('hashchange', follow);
		return () => removeEventListener('hashchange', follow);
	}, [session, address]);
}
