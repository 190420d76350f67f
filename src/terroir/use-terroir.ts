import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ParcelSlug } from '../content/parcels';
import { terroirs } from '../content/terroirs';
import { terroirMessages as m } from '../messages/terroir';
import { AddressSync, type Navigate } from './address-sync';
import { paddingBeside } from './camera-padding';
import { parseFragment } from './fragment';
import { writeFragment } from './fragment-writer';
import { cameraOver, MapSession } from './map-session';
import type { TerroirSearch } from './search';
import { createSelectionStore, type PerformedEffect, type SelectionStore } from './selection-store';
import type { TerroirServices } from './services';
import { terroirBySlug, terroirInView } from './terroir-lookup';

type TerroirParts = {
	search: TerroirSearch;
	navigate: Navigate;
	back: () => void;
	services: TerroirServices;
	panel: RefObject<HTMLElement | null>;
	canvas: RefObject<HTMLDivElement | null>;
};

/** Joins the selection, the map and the address: what happens to one is handed to the others. */
export function useTerroir({ search, navigate, back, services, panel, canvas }: TerroirParts) {
	const [sentence, say] = useState('');
	const [hovered, setHovered] = useState<string | null>(null);
	const [store] = useState(() => createSelectionStore(terroirs, services.after));
	const selection = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
	const address = useAddress(navigate, back);
	const [session] = useState(
		() =>
			new MapSession(cameraOver(terroirInView(selection.view).centre), {
				createEngine: services.createEngine,
				prefersReducedMotion: services.prefersReducedMotion,
				writeFragment,
				onParcelClick: (parcel) => store.dispatch({ type: 'parcel-opened', parcel }),
				onParcelHover: setHovered,
				onLeave: () => panel.current?.querySelector('button')?.focus(),
				onSentence: say,
			}),
	);

	const startMap = useCallback(() => {
		const container = canvas.current;
		if (!container) return;
		const padding = () =>
			paddingBeside(container.getBoundingClientRect(), (panel.current ?? container).getBoundingClientRect());
		session.start({ container, label: m.canvas, padding });
	}, [session, panel, canvas]);

	useEffect(() => {
		store.perform((effect) => perform(effect, session, address, say));
		return () => store.dispatch({ type: 'page-left' });
	}, [store, session, address]);

	useAddressRead(search, store, session, address, startMap);

	useEffect(
		() => session.mark(terroirBySlug(selection.shown).parcels, selection.parcel),
		[session, selection.shown, selection.parcel],
	);

	useFragmentFollowed(session);
	useMapLife(session, services, startMap);

	function hover(parcel: ParcelSlug | null) {
		setHovered(parcel);
		session.hover(parcel);
	}

	return { store, selection, session, sentence, hovered, hover, startMap };
}

function perform(
	effect: PerformedEffect,
	session: MapSession,
	address: AddressSync,
	say: (sentence: string) => void,
): void {
	if (effect.type === 'fly') session.fly(terroirInView(effect.view).centre);
	else if (effect.type === 'resize-map') session.resize();
	else if (effect.type === 'write-address') address.write(effect);
	else {
		const { name, parcels } = terroirBySlug(effect.terroir);
		say(m.arrived(name, parcels.length));
	}
}

/** One for the life of the page, whatever functions the router hands in at each render. */
function useAddress(navigate: Navigate, back: () => void): AddressSync {
	const router = useRef({ navigate, back });
	useEffect(() => {
		router.current = { navigate, back };
	}, [navigate, back]);
	const [address] = useState(
		() =>
			new AddressSync(
				(search, entry) => router.current.navigate(search, entry),
				() => router.current.back(),
			),
	);
	return address;
}

/** On arrival the address decides what is selected and where the camera is; afterwards it is followed. */
function useAddressRead(
	{ terroir, parcela }: TerroirSearch,
	store: SelectionStore,
	session: MapSession,
	address: AddressSync,
	startMap: () => void,
): void {
	const arrived = useRef(false);
	useEffect(() => {
		const arriving = !arrived.current;
		arrived.current = true;
		const isNews = address.read({ terroir, parcela });
		if (arriving || isNews) store.dispatch({ type: 'address-read', terroir, parcel: parcela, arriving });
		if (!arriving) {
			session.restoreFragment();
			return;
		}
		const fragment = parseFragment(location.hash);
		session.jump(fragment ?? cameraOver(terroirInView(store.getSnapshot().view).centre));
		if (fragment || terroir !== undefined || parcela !== undefined) startMap();
	}, [terroir, parcela, store, session, address, startMap]);
}

/** A fragment that the visitor edits moves the camera; those that the map writes do not fire this event. */
function useFragmentFollowed(session: MapSession): void {
	useEffect(() => {
		const follow = () => {
			const camera = parseFragment(location.hash);
			if (camera) session.jump(camera);
			else session.restoreFragment();
		};
		addEventListener('hashchange', follow);
		return () => removeEventListener('hashchange', follow);
	}, [session]);
}

/** The live map starts by itself when the page is idle; on a phone only where nothing has to be fetched for it (PRODUCT 4). */
function useMapLife(session: MapSession, services: TerroirServices, startMap: () => void): void {
	useEffect(() => {
		let left = false;
		const callOff = services.isPhone() ? () => {} : services.whenIdle(startMap);
		if (services.isPhone()) {
			void services.isOnDevice().then((onDevice) => {
				if (onDevice && !left) startMap();
			});
		}
		const resize = () => session.resize();
		addEventListener('resize', resize);
		return () => {
			left = true;
			callOff();
			removeEventListener('resize', resize);
			session.stop();
		};
	}, [session, services, startMap]);
}
