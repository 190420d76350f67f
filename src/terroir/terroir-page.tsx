import { type RefObject, useEffect, useRef } from 'react';
import { terroirMessages as m } from '#messages/terroir';
import { terroirs } from '../content/terroirs';
import { lazyPart } from '../platform/lazy-part';
import { browserDeps, type TerroirDeps, useIdle } from './deps';
import { useSheet } from './panel/bottom-sheet';
import { TerroirPanel } from './panel/terroir-panel';
import { useAddress } from './selection/use-address';
import { useSelection } from './selection/use-selection';
import { MapBox } from './stage/map-box';
import css from './terroir-page.module.css';
import { useMap } from './use-map';

const ParcelDialog = lazyPart(async () => (await import('./parcel/parcel-dialog')).ParcelDialog);
const Presentation = lazyPart(async () => (await import('./presentation/presentation')).Presentation);

/**
 * The terroir page: the panel of texts and parcels, the map behind it, the dialog of one parcel (docs/product.md 4). The first render ignores what
 * the address asks for, so that it equals the prerendered page.
 */
export function TerroirPage({ deps = browserDeps }: { deps?: TerroirDeps }) {
	const refs = {
		panel: useDiv(),
		grip: useDiv(),
		sheet: useDiv(),
		page: useDiv(),
		canvas: useDiv(),
		scroller: useDiv(),
	};
	const state = useAddress();
	const { address, latestSearch, hydratedSearch } = state;
	const map = useMap(state, deps, refs);
	const selection = useSelection({ state, map, after: deps.after });
	const { terroir, tab, parcel } = selection;
	const sheet = useSheet(refs, deps.isPhone);
	const isPresenting = hydratedSearch.modo === 'prova';
	/** Whether the page itself was shown before, so that the entry beneath the presentation's is its own. */
	const wasPage = useRef(false);
	useEffect(() => {
		if (latestSearch.modo !== 'prova') wasPage.current = true;
	}, [latestSearch]);
	const isIdle = useIdle(deps);
	// What is new begins at its top.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is for what is chosen, not of it
	useEffect(() => {
		// Newer browsers return a promise, which React would take for a cleanup.
		void refs.scroller.current?.scrollTo(0, 0);
	}, [terroir, tab]);

	return (
		<div
			ref={refs.page}
			className={css.page}
			data-terroir-page=""
			data-terroir={terroir.slug}
			data-tab={tab}
			data-view={terroir.view}
			data-sheet={sheet.stop}
			onTransitionEnd={(event) => event.target === refs.sheet.current && map.session.resize()}
		>
			<h1 className="visually-hidden">
				{m.heading(terroirs.length, terroirs.flatMap(({ parcels }) => parcels).length)}
			</h1>
			<TerroirPanel refs={refs} selection={selection} map={map} sheet={sheet} />
			<MapBox selection={selection} map={map} deps={deps} canvas={refs.canvas} onReach={sheet.lower} />
			<ParcelDialog
				// Ahead of a choice only where the worker has it: a first visit has better things on its line.
				wanted={parcel ?? (isIdle && deps.isControlled())}
				page={refs.page}
				parcel={parcel}
				terroir={terroir}
				onOpen={selection.openParcel}
				onClose={selection.closeParcel}
			/>
			{isPresenting && (
				<Presentation
					wanted={latestSearch}
					terroir={terroir}
					parcel={terroir.parcels.find((slug) => slug === latestSearch.parcela)}
					passos={latestSearch.passos}
					deps={deps}
					onOrder={(passos) => address.replace({ ...latestSearch, passos })}
					leave={() => (wasPage.current ? address.back() : address.replace({ terroir: terroir.slug }))}
				/>
			)}
		</div>
	);
}

function useDiv(): RefObject<HTMLDivElement | null> {
	return useRef<HTMLDivElement>(null);
}
