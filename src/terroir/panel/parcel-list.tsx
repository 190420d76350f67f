import { type KeyboardEvent, lazy, useRef } from 'react';
import { terroirMessages as m } from '#messages/terroir';
import { areaText } from '../../content/figures';
import { nameLang } from '../../content/languages';
import { altitudeText, measuresOf } from '../../content/measures';
import { parcelFill } from '../../content/parcel-fill';
import { parcelName } from '../../content/parcel-names';
import type { Terroir } from '../../content/terroirs';
import { rowAfterKey, type Typed, typeOn } from '../../ui/listbox/listbox-keys';
import { Silhouette } from '../../ui/silhouette';
import type { TerroirSelection } from '../selection/use-selection';
import type { TerroirMap } from '../use-map';
import css from './parcel-list.module.css';

type ParcelListProps = {
	terroir: Terroir;
	selection: TerroirSelection;
	map: TerroirMap;
};

/** What stands beneath a row where there are no scripts: browsers never fetch its code, for with scripts there is the dialog. */
const WrittenFacts =
	import.meta.env.SSR && lazy(async () => ({ default: (await import('../parcel/parcel-facts')).WrittenFacts }));

/** Id of the hint on what the keys do in the lists. */
export const rowKeysId = 'parcelas-teclas';

/** The accessible twin of the map: the same parcels, in the order of their numbers, with the same actions. */
export function ParcelList({ terroir, selection, map: { hovered, hover } }: ParcelListProps) {
	const { parcels, name } = terroir;
	const list = useRef<HTMLUListElement>(null);
	const typed = useRef<Typed>(undefined);

	function handleKey(event: KeyboardEvent) {
		const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
		if (ctrlKey || metaKey || altKey) return;
		const rows = [...(list.current?.querySelectorAll<HTMLElement>('button[data-parcel]') ?? [])];
		typed.current = typeOn(typed.current, key, timeStamp);
		const current = rows.findIndex((row) => row.matches(':focus'));
		const index = rowAfterKey(key, typed.current.letters, current, parcels.map(parcelName));
		if (index < 0) return;
		event.preventDefault();
		rows[index]?.focus();
	}

	return (
		<ul
			ref={list}
			className={css.list}
			aria-label={m.parcelsOf(name)}
			aria-describedby={rowKeysId}
			hidden={terroir !== selection.listed}
			onKeyDown={handleKey}
		>
			{parcels.map((parcel, index) => (
				<li key={parcel}>
					<button
						type="button"
						className={css.row}
						aria-haspopup="dialog"
						aria-current={parcel === selection.parcel ? true : undefined}
						data-parcel={parcel}
						data-color={parcelFill(parcel)}
						data-hovered={parcel === hovered ? '' : undefined}
						onClick={() => selection.openParcel(parcel)}
						onPointerEnter={() => hover(parcel)}
						onPointerLeave={() => hover(undefined)}
						onFocus={() => hover(parcel)}
						onBlur={() => hover(undefined)}
					>
						<Silhouette slug={parcel} />
						<span className={css.name}>
							<span lang={nameLang}>{parcelName(parcel)}</span>
							{'\u00a0'}
							<span className={`figure ${css.number}`}>{index + 1}</span>
						</span>
						<span className={`figure ${css.figures}`}>
							<span>{areaText(measuresOf(parcel).areaHa, 2)}</span>
							<span>{altitudeText([parcel])}</span>
						</span>
					</button>
					<noscript>{WrittenFacts && <WrittenFacts parcel={parcel} />}</noscript>
				</li>
			))}
		</ul>
	);
}
