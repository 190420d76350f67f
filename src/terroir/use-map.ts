import { type RefObject, useCallback, useEffect, useState } from 'react';
import { mapMessages as m } from '#messages/map';
import { addressHere } from '../content/languages';
import type { ParcelSlug } from '../content/parcels';
import type { ConnectionTraits } from '../platform/connection';
import { replaceAddress } from '../platform/history';
import { announceLater, type TerroirDeps } from './deps';
import { firstTerroir } from './selection/selection';
import type { AddressState } from './selection/use-address';
import { cameraOver } from './session/camera';
import { paddingBesidePanel } from './session/camera-padding';
import { formatFragment } from './session/fragment';
import { MapSession } from './session/map-session';

export type TerroirMap = ReturnType<typeof useMap>;

type MapParts = Record<'panel' | 'sheet' | 'canvas', RefObject<HTMLElement | null>>;

/** The page's one map, started by itself or by the visitor, and the parcel that is pointed at on it or in the list. */
export function useMap({ address, latestSearch }: AddressState, deps: TerroirDeps, { panel, sheet, canvas }: MapParts) {
	/** The presentation has a map of its own: there is one at a time. */
	const isPresenting = latestSearch.modo === 'prova';
	const [hovered, setHovered] = useState<string>();
	const [session] = useState(
		() =>
			new MapSession(cameraOver(firstTerroir.centre), {
				createEngine: deps.createEngine,
				prefersReducedMotion: deps.prefersReducedMotion,
				writeFragment: (camera) => {
					// After a link was followed the address is that of the next page, though this one stands until it is there.
					const isHere = location.pathname === addressHere('/terroir');
					if (isHere && address.isSettled()) replaceAddress(formatFragment(camera));
				},
				onParcelClick: address.selectParcel,
				onParcelHover: setHovered,
				onLeave: () => panel.current?.querySelector('button')?.focus(),
				onSentence: (sentence) => announceLater('camera', sentence),
			}),
	);
	const start = useCallback(() => {
		const container = canvas.current;
		const over = sheet.current;
		if (!container || !over || isPresenting) return;
		session.start({
			// Whenever a map is made, the box that is there then.
			get container() {
				return canvas.current ?? container;
			},
			label: m.canvas,
			padding: () => paddingBesidePanel(container.getBoundingClientRect(), over.getBoundingClientRect()),
		});
	}, [session, sheet, canvas, isPresenting]);
	useMapAutostart(session, deps, start);
	function hover(parcel: ParcelSlug | undefined) {
		setHovered(parcel);
		session.hover(parcel);
	}
	return { session, start, hovered, hover };
}

/** Starts the live map by itself where it may, once the page is idle; keeps it in its box; leaves nothing running afterwards. */
function useMapAutostart(session: MapSession, deps: TerroirDeps, startMap: () => void): void {
	useEffect(() => {
		let left = false;
		const callOff = deps.whenIdle(async () => {
			// Storage that cannot be read holds nothing, nor does code that does not come.
			const onDevice = await deps.isOnDevice().catch(() => false);
			const isPhone = deps.isPhone();
			if (!left && startsByItself({ isPhone, onDevice, connection: deps.connection() })) startMap();
		});
		const resize = () => session.resize();
		addEventListener('resize', resize);
		return () => {
			left = true;
			callOff();
			removeEventListener('resize', resize);
			session.stop();
		};
	}, [session, deps, startMap]);
}

type Circumstances = {
	isPhone: boolean;
	/** Code and extract are here: nothing has to be fetched. */
	onDevice: boolean;
	/** Undefined where the browser does not tell. */
	connection: ConnectionTraits | undefined;
};

/**
 * Whether the live map starts without being asked: where everything is on the device, otherwise on a good line, and on a phone
 * only by the visitor's own wish (docs/product.md 4).
 */
export function startsByItself({ isPhone, onDevice, connection }: Circumstances): boolean {
	if (onDevice) return true;
	if (isPhone) return false;
	return connection === undefined || (!connection.saveData && connection.effectiveType === '4g');
}
