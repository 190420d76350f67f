import { parcelName } from '../../content/parcel-names';
import { type ParcelSlug, parcelSlugs } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { terroirs } from '../../content/terroirs';
import { presentationMessages as m } from '../../messages/presentation';
import { Icon } from '../../ui/icon';
import css from './tasting-start.module.css';
import type { TastingStep } from './tasting-steps';
import { wineLine } from './tasting-steps';

type OrderListProps = {
	/** The one whose parcels are offered first. */
	terroir: Terroir;
	steps: readonly TastingStep[];
	onOrder: (order: readonly ParcelSlug[]) => void;
};

/** The order of the tasting, with buttons to change it. The last one left cannot be taken away. */
export function OrderList({ terroir, steps, onOrder }: OrderListProps) {
	const order = steps.map(({ parcel }) => parcel);
	const offered = [terroir, ...terroirs.filter((each) => each !== terroir)];
	return (
		<>
			<ol className={css.order} aria-label={m.order}>
				{steps.map((step, index) => (
					<li key={step.parcel}>
						<span className="figure">{index + 1}</span>
						<span className={css.poured}>
							{parcelName(step.parcel)}
							<small>{wineLine(step)}</small>
						</span>
						<button
							type="button"
							aria-label={m.earlier(parcelName(step.parcel))}
							disabled={index === 0}
							onClick={() => onOrder(swapped(order, index - 1))}
						>
							<Icon name="chevron-up" />
						</button>
						<button
							type="button"
							aria-label={m.later(parcelName(step.parcel))}
							disabled={index === order.length - 1}
							onClick={() => onOrder(swapped(order, index))}
						>
							<Icon name="chevron-down" />
						</button>
						<button
							type="button"
							aria-label={m.remove(parcelName(step.parcel))}
							disabled={order.length === 1}
							onClick={() => onOrder(order.filter((parcel) => parcel !== step.parcel))}
						>
							<Icon name="close" />
						</button>
					</li>
				))}
			</ol>
			<label className={css.add}>
				<span>{m.add}</span>
				<select
					value=""
					onChange={({ currentTarget }) => {
						const added = parcelSlugs.find((slug) => slug === currentTarget.value);
						if (added) onOrder([...order, added]);
					}}
				>
					<option value="" />
					{offered.map(({ slug, name, parcels }) => (
						<optgroup key={slug} label={name}>
							{parcels
								.filter((parcel) => !order.includes(parcel))
								.map((parcel) => (
									<option key={parcel} value={parcel}>
										{parcelName(parcel)}
									</option>
								))}
						</optgroup>
					))}
				</select>
			</label>
		</>
	);
}

/** With the place at `index` and the one after it exchanged. */
function swapped(order: readonly ParcelSlug[], index: number): readonly ParcelSlug[] {
	const [one, other] = [order[index], order[index + 1]];
	if (!one || !other) return order;
	return order.with(index, other).with(index + 1, one);
}
