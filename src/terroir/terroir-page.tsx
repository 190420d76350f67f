import { useRef } from 'react';
import { terroirs } from '../content/terroirs';
import { terroirMessages as m } from '../messages/terroir';
import { usePart } from '../ui/use-part';
import { browserServices, type TerroirServices, useIdle } from './deps';
import { useSheet } from './panel/bottom-sheet';
import type { WrittenFactsComponent } from './panel/parcel-list';
import { TerroirPanel } from './panel/terroir-panel';
import type { Navigate } from './selection/address-sync';
import type { TerroirSearch } from './selection/search';
import { terroirBySlug, terroirInView } from './selection/terroir-lookup';
import { usePresentation } from './selection/use-presentation';
import { MapBox } from './stage/map-box';
import css from './terroir-page.module.css';
import { useTerroir } from './use-terroir';

const loadDialog = () => import('./parcel/parcel-dialog');
const loadPresentation = () => import('./presentation/presentation');

export type TerroirPageProps = {
	/** What the address asks for. The first render ignores it, so that it equals the prerendered page. */
	search: TerroirSearch;
	/** Puts the selection into the address, without scrolling; resolves when the address shows it. */
	navigate: Navigate;
	/** Goes back by the entry that opening a parcel has made. */
	back: () => void;
	services?: TerroirServices;
	/** The facts beneath the rows, for a page without scripts; prerendered only. */
	writtenFacts?: WrittenFactsComponent | null;
};

/** The terroir page: the panel of texts and parcels, the map behind it, the dialog of one parcel (PRODUCT 4). */
export function TerroirPage({
	search,
	navigate,
	back,
	services = browserServices,
	writtenFacts = null,
}: TerroirPageProps) {
	const panel = useRef<HTMLDivElement>(null);
	const grip = useRef<HTMLDivElement>(null);
	const sheet = useRef<HTMLDivElement>(null);
	const root = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLDivElement>(null);
	const page = useTerroir({ search, navigate, back, services, panel, sheet, canvas });
	const { store, session, hovered, hover, startMap } = page;
	const { terroir, shown, view, tab, parcel } = page.selection;
	const active = terroirBySlug(terroir);
	const listed = terroirBySlug(shown);
	const { stop, setStop, raise, lower } = useSheet({ page: root, sheet, grip }, services.isPhone);
	const { isPresenting, order, leave } = usePresentation({ search, terroir, navigate, back });
	const isIdle = useIdle(services);
	// Ahead of a choice only where the worker has it: a first visit has better things on its line.
	const ParcelDialog = usePart(loadDialog, parcel ?? (isIdle && services.isLookedAfter()));
	const Presentation = usePart(loadPresentation, isPresenting && search);

	function chooseTerroir(slug: string) {
		store.dispatch({ type: 'terroir-chosen', terroir: slug });
		startMap();
	}

	function openParcel(slug: string) {
		store.dispatch({ type: 'parcel-opened', parcel: slug });
		startMap();
	}

	return (
		<div
			ref={root}
			className={css.page}
			data-terroir-page=""
			data-terroir={terroir}
			data-tab={tab}
			data-view={view}
			data-sheet={stop}
			onTransitionEnd={(event) => event.target === sheet.current && session.resize()}
		>
			<h1 className="visually-hidden">
				{m.heading(terroirs.length, terroirs.flatMap(({ parcels }) => parcels).length)}
			</h1>
			<TerroirPanel
				refs={{ panel, sheet, grip }}
				active={active}
				listed={listed}
				tab={tab}
				chosen={parcel}
				hovered={hovered}
				stop={stop}
				onStop={setStop}
				onWanted={raise}
				onTerroir={chooseTerroir}
				onTab={(chosen) => store.dispatch({ type: 'tab-chosen', tab: chosen })}
				onOpen={openParcel}
				onHover={hover}
				WrittenFacts={writtenFacts}
			/>
			<MapBox
				session={session}
				services={services}
				canvas={canvas}
				inView={terroirInView(view)}
				shown={listed}
				highlight={parcel}
				hovered={hovered}
				onOpen={openParcel}
				onHover={hover}
				onTerroir={chooseTerroir}
				onReach={lower}
				onIntent={startMap}
				onList={() => store.dispatch({ type: 'tab-chosen', tab: 'parcels' })}
			/>
			{ParcelDialog && (
				<ParcelDialog
					page={root}
					parcel={parcel}
					terroir={active}
					onOpen={openParcel}
					onClose={() => store.dispatch({ type: 'parcel-closed' })}
				/>
			)}
			{isPresenting && Presentation && (
				<Presentation
					terroir={active}
					parcel={active.parcels.find((slug) => slug === search.parcela)}
					passos={search.passos}
					services={services}
					onOrder={order}
					leave={leave}
				/>
			)}
		</div>
	);
}
