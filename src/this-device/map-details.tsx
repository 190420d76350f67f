import { useEffect, useState } from 'react';
import { megabytes } from '#messages/device';
import { storageMessages as m } from '#messages/storage';
import { estates, type TerroirSlug } from '../content/estates';
import { addressHere, nameLang } from '../content/languages';
import { type ParcelSlug, parcelsOf } from '../content/parcels';
import type { Coverage } from '../extract/coverage';
import { extractStore } from '../extract/extract';
import type { ExtractState } from '../extract/state';
import { useStore } from '../platform/use-store';
import { onlineStore } from '../pwa/connectivity';
import { useNetworkAnnouncement } from '../ui/announce';
import { Icon } from '../ui/icon';
import css from './details.module.css';
import { MapUpdateCheck, MapVerification, WifiSwitch } from './map-actions';
import { DeviceRow } from './rows';

/** How much of the map of each estate is on the device. */
export function Estates() {
	const state = useStore(extractStore);
	const coverage = useCoverage(state);
	return (
		<section className={css.estates} aria-labelledby="estates-title">
			<h2 id="estates-title" className="small-caps">
				{m.estates}
			</h2>
			<EstateRows state={state} coverage={coverage} />
			<p>{m.between}</p>
		</section>
	);
}

/** Over which connections the map may be downloaded, and whether it is undamaged and the newest. */
export function MapDetails() {
	const state = useStore(extractStore);
	const online = useStore(onlineStore);
	useNetworkAnnouncement(online, online ? '' : m.offline);
	return (
		<div className={css.mapDetails}>
			{!online && (
				<p className={css.offline}>
					<Icon name="offline" />
					{m.offline}
				</p>
			)}
			<WifiSwitch />
			<MapVerification state={state} />
			<MapUpdateCheck state={state} />
		</div>
	);
}

/** How much of each estate is here, read again whenever the extract has changed; undefined while it is not known. */
function useCoverage(state: ExtractState): readonly Coverage[] | undefined {
	const [coverage, setCoverage] = useState<readonly Coverage[]>();
	useEffect(() => {
		let hasLeft = false;
		void coverageIn(state)
			.catch(() => undefined)
			.then((read) => hasLeft || setCoverage(read));
		return () => {
			hasLeft = true;
		};
	}, [state]);
	return coverage;
}

/** What reads the archive's directory is fetched where there is an archive. */
async function coverageIn({ kind }: ExtractState): Promise<readonly Coverage[] | undefined> {
	if (kind === 'absent') return undefined;
	const { readCoverage } = await import('../extract/coverage');
	return readCoverage(estates);
}

type EstateRowsProps = { state: ExtractState; coverage: readonly Coverage[] | undefined };

/** The four estates, and whether the map of each is completely here. */
export function EstateRows({ state, coverage }: EstateRowsProps) {
	return (
		<ul data-estates="">
			{estates.map(({ slug, quinta }) => {
				const estate = coverage?.find((covered) => covered.slug === slug);
				const isWhole = estate !== undefined && estate.held === estate.total;
				return (
					<li key={slug} data-estate={slug} data-whole={isWhole}>
						<DeviceRow
							title={
								<a href={addressHere(`/terroir?terroir=${slug}`)} lang={nameLang}>
									{quinta}
								</a>
							}
							note={estateNote(state, slug, estate)}
							progress={estate && !isWhole && estate.held > 0 ? estate : undefined}
							picture={<Parcels of={parcelsOf[slug]} share={estate ? estate.held / estate.total : 0} />}
						>
							{isWhole && <Icon name="check" />}
						</DeviceRow>
					</li>
				);
			})}
		</ul>
	);
}

/** The parcels of an estate, of which as many are filled as there is of its map. Decorative: the note says it. */
function Parcels({ of, share }: { of: readonly ParcelSlug[]; share: number }) {
	return (
		<div className={css.parcels}>
			{of.map((slug, index) => (
				<svg
					key={slug}
					viewBox="0 0 40 40"
					aria-hidden="true"
					data-here={index < Math.floor(share * of.length) ? '' : undefined}
				>
					<use href={`/map/silhouettes.svg#${slug}`} />
				</svg>
			))}
		</div>
	);
}

/** Where nothing of the map is here its rows say what each would bring. */
function estateNote(state: ExtractState, slug: TerroirSlug, estate: Coverage | undefined): string {
	if (!estate) return m.parcels(parcelsOf[slug].length);
	const [held, total] = [megabytes(estate.held), megabytes(estate.total)];
	if (estate.held === estate.total) return m.whole(total);
	if (estate.held === 0) return m.absentOf(total);
	return state.kind === 'downloading' ? m.underway(held, total) : m.begun(held, total);
}
