import type { TerroirSlug } from '../../content/estates';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { GraticuleEdges } from './graticule-edges';
import type { MapSession } from './map-session';
import { ParcelLabels } from './parcel-labels';
import { ParcelTooltip } from './parcel-tooltip';
import { TerroirMarks } from './terroir-marks';
import { useLayers } from './use-layers';

type LiveOverlayProps = {
	session: MapSession;
	terroir: Terroir;
	highlight: ParcelSlug | null;
	hovered: string | null;
	onTerroir: (slug: TerroirSlug) => void;
};

/** What stands in HTML over the live map. Fetched with it: the prerendered page has the still, which carries its own labels. */
export default function LiveOverlay({ session, terroir, highlight, hovered, onTerroir }: LiveOverlayProps) {
	const { parcels } = useLayers(session);
	return (
		<>
			{parcels && <ParcelLabels terroir={terroir} highlight={highlight} session={session} />}
			<GraticuleEdges session={session} />
			<TerroirMarks session={session} onChoose={onTerroir} />
			{parcels && <ParcelTooltip session={session} parcel={hovered} />}
		</>
	);
}
