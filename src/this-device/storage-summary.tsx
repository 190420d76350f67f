import { storageMessages as m } from '#messages/storage';
import { extractStore } from '../extract/extract';
import type { ExtractState } from '../extract/state';
import { sizeText } from '../messages/size';
import { useStore } from '../platform/use-store';
import { ScaleBar } from '../ui/scale-bar';
import { type DeviceParts, storedPartsStore } from './device-storage';
import css from './storage-summary.module.css';

const kinds = ['map', 'pictures', 'pages'] as const;
const allKinds = [...kinds, 'missing'] as const;

/** Bytes of the map that are to come. */
function missingOf(state: ExtractState): number {
	if (state.kind === 'absent') return state.bytes ?? 0;
	return 'total' in state && state.kind !== 'stale' ? Math.max(0, state.total - state.done) : 0;
}

/** How much this site takes on the device, of what kind, and how much there is left. */
export function StorageSummary() {
	const { parts, estimate, read } = useStore(storedPartsStore);
	const state = useStore(extractStore);
	if (!read) return <div className={css.summary} />;
	if (!parts) return <p className={css.summary}>{m.unreadable}</p>;
	const sum = kinds.reduce((bytes, kind) => bytes + parts[kind], 0);
	const missing = missingOf(state);
	const shown = allKinds.filter((kind) => (kind === 'missing' ? missing : parts[kind]) > 0);
	return (
		<div className={css.summary} data-storage="">
			<p className={css.total}>
				<strong>{sizeText(sum)}</strong>{' '}
				<span>
					{m.here}
					{estimate && `, ${m.free(Math.max(0, estimate.quota - estimate.usage))}`}
				</span>
			</p>
			<Shares parts={parts} sum={sum} missing={missing} />
			{shown.length > 0 && (
				<ul className={css.legend}>
					{shown.map((kind) => (
						<li key={kind} data-kind={kind}>
							{m.parts[kind]}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** What a device has that keeps everything, about, in megabytes: along the scale little is not to look like all. */
const fullDevice = 20;

type SharesProps = { parts: DeviceParts; sum: number; missing: number };

/** The parts one after the other along a scale, and what of the map is missing: its hatching lies beneath them all. Decorative: the rows below give the sizes. */
function Shares({ parts, sum, missing }: SharesProps) {
	const starts = { map: 0, pictures: parts.map, pages: parts.map + parts.pictures };
	const quarter = (fullDevice / 4) * Math.max(1, Math.ceil(sum / 1e6 / fullDevice));
	return (
		<div className={css.shares} aria-hidden="true">
			<ScaleBar values={[0, quarter, 2 * quarter, 3 * quarter, 4 * quarter]} unit="MB">
				<svg className={css.parts} viewBox={`0 0 ${4e6 * quarter} 1`} preserveAspectRatio="none" aria-hidden="true">
					{kinds.map((kind) => (
						<rect key={kind} data-kind={kind} x={starts[kind]} width={parts[kind]} height="1" />
					))}
					<rect data-kind="room" x={sum + missing} width="100%" height="1" />
				</svg>
			</ScaleBar>
		</div>
	);
}
