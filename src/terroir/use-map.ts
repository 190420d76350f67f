import { type RefObject, useCallback, useState } from 'react';
import type { ParcelSlug } from '../content/parcels';
import { terroirMessages as m } from '../messages/terroir';
import { replaceAddress } from '../platform/history';
import { announceLater, type TerroirDeps } from './deps';
import { firstTerroir } from './selection/selection';
import type { AddressState } from './selection/use-address';
import { cameraOver } from './session/camera';
import { paddingBesidePanel } from './session/camera-padding';
import { formatFragment } from './session/fragment';
import { MapSession } from './session/map-session';
import { useMapAutostart } from './session/use-map-autostart';

type MapParts = Record<'panel' | 'sheet' | 'canvas', RefObject<HTMLElement | null>>;

/** The page's one map, started by itself or by the visitor, and the parcel that is pointed at on it or in the list. */
export function useMap({ address, target }: AddressState, deps: TerroirDeps, { panel, sheet, canvas }: MapParts) {
	/** The presentation has a map of its own: there is one at a time. */
	const isPresenting = target.modo === 'prova';
	const [hovered, setHovered] = useState<string>();
	const [session] = useState(
		() =>
			new MapSession(cameraOver(firstTerroir.centre), {
				createEngine: deps.createEngine,
				prefersReducedMotion: deps.prefersReducedMotion,
				writeFragment: (camera) => address.isSettled() && replaceAddress(formatFragment(camera)),
				onParcelClick: address.openParcel,
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
