import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TerroirSlug } from '../../content/estates';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { useStore } from '../../platform/use-store';
import type { MapSession } from '../session/map-session';
import { useReservedBoxes } from '../session/reserved-boxes';
import { GraticuleEdges } from './graticule';
import { NeighbourNote } from './neighbour-note';
import { ParcelLabels } from './parcel-labels';
import { ParcelTooltip } from './parcel-tooltip';
import { TerroirMarks } from './terroir-marks';

type LiveOverlayProps = {
	session: MapSession;
	terroir: Terroir;
	highlight: ParcelSlug | undefined;
	hovered: string | undefined;
	onTerroir: (slug: TerroirSlug) => void;
	onOpen: (parcel: ParcelSlug) => void;
	onHover: (parcel: ParcelSlug | undefined) => void;
	/** The list of parcels is to be shown. */
	onList: () => void;
};

/** What stands in HTML over the live map. Fetched with it: the prerendered page has the still, which carries its own labels. */
export function LiveOverlay(props: LiveOverlayProps) {
	const { session, terroir, highlight, hovered, onTerroir, onOpen, onHover, onList } = props;
	useFocusInList(onList);
	useReservedBoxes(session, () => document.querySelector('[data-map]'));
	const { parcels } = useStore(session.layers);
	return (
		<>
			{parcels && <ParcelLabels terroir={terroir} highlight={highlight} session={session} />}
			<GraticuleEdges session={session} />
			<TerroirMarks session={session} onChoose={onTerroir} />
			<NeighbourNote session={session} onChoose={onTerroir} />
			{parcels && (
				<ParcelTooltip session={session} parcel={hovered} onOpen={onOpen} onLeave={() => onHover(undefined)} />
			)}
		</>
	);
}

/** The live map has no links: who is at a parcel of the still, which it takes the place of, goes on in the list, its twin. */
function useFocusInList(showList: () => void): void {
	// Drawn for the first time while the still is there for the last.
	const [parcel] = useState(() => document.activeElement?.getAttribute('data-outline'));
	const show = useRef(showList);
	useEffect(() => {
		if (!parcel) return;
		// An effect cannot wait for what it renders.
		queueMicrotask(() => {
			flushSync(show.current);
			document.querySelector<HTMLElement>(`button[data-parcel="${parcel}"]`)?.focus();
		});
	}, [parcel]);
}
