import { lazy, Suspense, useRef, useState } from 'react';
import { terroirs } from '../content/terroirs';
import { terroirMessages as m, parcelCount } from '../messages/terroir';
import { AboutBlock } from './about-block';
import type { Navigate } from './address-sync';
import { totalArea } from './figures';
import { useFocusAfterDialog } from './focus-after-dialog';
import { MapBox } from './map-box';
import { PanelTabs, panelIds, tabIds } from './panel-tabs';
import { ParcelList } from './parcel-list';
import type { TerroirSearch } from './search';
import { browserServices, type TerroirServices } from './services';
import { TerroirListbox } from './terroir-listbox';
import { terroirBySlug, terroirInView } from './terroir-lookup';
import css from './terroir-page.module.css';
import { useTerroir } from './use-terroir';

const ParcelDialog = lazy(() => import('./parcel-dialog'));

export type TerroirPageProps = {
	/** What the address asks for. The first render ignores it, so that it equals the prerendered page. */
	search: TerroirSearch;
	/** Puts the selection into the address, without scrolling; resolves when the address shows it. */
	navigate: Navigate;
	/** Goes back by the entry that opening a parcel has made. */
	back: () => void;
	services?: TerroirServices;
};

/** The terroir page: the panel of texts and parcels, the map behind it, the dialog of one parcel (PRODUCT 4). */
export function TerroirPage({ search, navigate, back, services = browserServices }: TerroirPageProps) {
	const panel = useRef<HTMLElement>(null);
	const root = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLDivElement>(null);
	const [dialogWanted, setDialogWanted] = useState(false);
	const page = useTerroir({ search, navigate, back, services, panel, canvas });
	const { store, session, sentence, hovered, hover, startMap } = page;
	const { terroir, shown, view, tab, parcel } = page.selection;
	const active = terroirBySlug(terroir);
	const listed = terroirBySlug(shown);
	if (parcel && !dialogWanted) setDialogWanted(true);
	useFocusAfterDialog(parcel, root);

	function openParcel(slug: string) {
		store.dispatch({ type: 'parcel-opened', parcel: slug });
		startMap();
	}

	return (
		<div className={css.page} data-terroir-page="" data-terroir={terroir} data-tab={tab} data-view={view}>
			<h1 className="visually-hidden">
				{m.heading(terroirs.length, terroirs.flatMap(({ parcels }) => parcels).length)}
			</h1>
			<aside ref={panel} className={css.panel} aria-label={m.terroir}>
				<div className={css.choice}>
					<TerroirListbox
						terroirs={terroirs}
						active={active}
						onChoose={(slug) => {
							store.dispatch({ type: 'terroir-chosen', terroir: slug });
							startMap();
						}}
					/>
				</div>
				<div className={css.sheet}>
					<PanelTabs
						tab={tab}
						parcelCount={active.parcels.length}
						onChoose={(chosen) => store.dispatch({ type: 'tab-chosen', tab: chosen })}
					/>
					<div className={css.scroller}>
						<div
							id={panelIds.about}
							role="tabpanel"
							aria-labelledby={tabIds.about}
							className={css.tabPanel}
							hidden={tab !== 'about'}
						>
							{terroirs.map((each) => (
								<AboutBlock key={each.slug} terroir={each} active={each === active} />
							))}
						</div>
						<div
							id={panelIds.parcels}
							role="tabpanel"
							aria-labelledby={tabIds.parcels}
							className={css.tabPanel}
							hidden={tab !== 'parcels'}
						>
							{terroirs.map((each) => (
								<ParcelList
									key={each.slug}
									terroir={each}
									shown={each === listed}
									hovered={hovered}
									onOpen={openParcel}
									onHover={hover}
								/>
							))}
						</div>
					</div>
					<p className={css.foot}>
						{parcelCount(listed.parcels.length)}, <span className="figure">{totalArea(listed.parcels)}</span>
					</p>
				</div>
			</aside>
			<MapBox
				session={session}
				services={services}
				canvas={canvas}
				inView={terroirInView(view)}
				shown={listed}
				highlight={parcel}
				hovered={hovered}
				onOpen={openParcel}
				onIntent={startMap}
			/>
			{dialogWanted && (
				<Suspense fallback={null}>
					<ParcelDialog
						parcel={parcel}
						terroir={active}
						onOpen={openParcel}
						onClose={() => store.dispatch({ type: 'parcel-closed' })}
					/>
				</Suspense>
			)}
			<p className="visually-hidden" role="status" aria-live="polite">
				{sentence}
			</p>
		</div>
	);
}
