import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../platform/use-store';
import type { TerroirSelection } from '../selection/use-selection';
import { useReservedBoxes } from '../session/reserved-boxes';
import type { TerroirMap } from '../use-map';
import { GraticuleEdges } from './graticule';
import { useNamesInView } from './names-in-view';
import { NeighbourNote } from './neighbour-note';
import { ParcelLabels } from './parcel-labels';
import { ParcelTooltip } from './parcel-tooltip';
import { TerroirMarks } from './terroir-marks';

type LiveOverlayProps = { selection: TerroirSelection; map: TerroirMap };

/** What stands in HTML over the live map. Fetched with it: the prerendered page has the still, which carries its own labels. */
export function LiveOverlay({ selection, map: { session, hovered, hover } }: LiveOverlayProps) {
	const { listed, parcel, chooseTerroir, openParcel } = selection;
	useFocusInList(() => selection.chooseTab('parcels'));
	useReservedBoxes(session, () => document.querySelector('[data-map]'));
	const { parcels } = useStore(session.layers);
	const labels = useRef<HTMLDivElement>(null);
	// Here, because what is placed anew is reserved anew.
	const inView = useNamesInView(labels, listed, session);
	return (
		<>
			{parcels && <ParcelLabels ref={labels} terroir={listed} highlight={parcel} inView={inView} session={session} />}
			<GraticuleEdges session={session} />
			<TerroirMarks session={session} onChoose={chooseTerroir} />
			<NeighbourNote session={session} onChoose={chooseTerroir} />
			{parcels && (
				<ParcelTooltip session={session} parcel={hovered} onOpen={openParcel} onLeave={() => hover(undefined)} />
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
