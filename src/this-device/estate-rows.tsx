import { estates } from '../content/estates';
import type { Coverage } from '../extract/coverage';
import type { ExtractState } from '../extract/state';
import { megabytes } from '../messages/device';
import { storageMessages as m } from '../messages/storage';
import { Icon } from '../ui/icon';
import { DeviceRow } from './device-row';

type EstateRowsProps = { state: ExtractState; coverage: readonly Coverage[] | undefined };

/** The four estates, and whether the map of each is all here. */
export function EstateRows({ state, coverage }: EstateRowsProps) {
	return (
		<ul data-estates="">
			{estates.map(({ slug, quinta }) => {
				const estate = coverage?.find((covered) => covered.slug === slug);
				const isWhole = estate !== undefined && estate.held === estate.total;
				return (
					<li key={slug} data-estate={slug} data-whole={isWhole}>
						<DeviceRow
							title={<a href={`/terroir?terroir=${slug}`}>{quinta}</a>}
							note={estateNote(state, estate)}
							progress={estate && !isWhole && estate.held > 0 ? estate : undefined}
						>
							{isWhole && <Icon name="check" />}
						</DeviceRow>
					</li>
				);
			})}
		</ul>
	);
}

/** What is said of an estate's map. */
export function estateNote(state: ExtractState, estate: Coverage | undefined): string {
	if (!estate) return m.absent;
	const [held, total] = [megabytes(estate.held), megabytes(estate.total)];
	if (estate.held === estate.total) return m.whole(total);
	if (estate.held === 0) return m.absentOf(total);
	return state.kind === 'downloading' ? m.underway(held, total) : m.begun(held, total);
}
