import type { Ref } from 'react';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { presentationMessages as m } from '../../messages/presentation';
import { Icon } from '../../ui/icon';
import { OrderList } from './order-list';
import css from './tasting-start.module.css';
import type { TastingStep } from './tasting-steps';
import { defaultOrder } from './tasting-steps';

type TastingStartProps = {
	/** The button that begins. */
	ref: Ref<HTMLButtonElement>;
	terroir: Terroir;
	steps: readonly TastingStep[];
	/** Whether the order is one that has been chosen, not the usual one. */
	isOwnOrder: boolean;
	onOrder: (order: readonly ParcelSlug[]) => void;
	/** Whether letters are keys of the tasting. */
	hasLetters: boolean;
	onLetters: (hasLetters: boolean) => void;
	onStart: () => void;
	leave: () => void;
};

/** Before the tasting: what will be poured in which order, and the button that also asks for the whole screen. */
export function TastingStart(props: TastingStartProps) {
	const { ref, terroir, steps, isOwnOrder, onOrder, hasLetters, onLetters, onStart, leave } = props;
	return (
		<section className={css.start} aria-labelledby="prova-quinta">
			<p className={css.label}>{m.dialog}</p>
			<h2 id="prova-quinta" className={css.name}>
				{terroir.name}
			</h2>
			<div className={css.actions}>
				<button ref={ref} type="button" className={`button ${css.begin}`} onClick={onStart}>
					{m.start}
					<Icon name="arrow" />
				</button>
				<button
					type="button"
					className={`button ${css.begin}`}
					data-variant="secondary"
					onClick={leave}
					aria-label={m.leave}
				>
					{m.leaveShort}
				</button>
			</div>
			<OrderList terroir={terroir} steps={steps} onOrder={onOrder} />
			{isOwnOrder && (
				<button type="button" className={`link ${css.standard}`} onClick={() => onOrder(defaultOrder(terroir))}>
					{m.standardOrder}
				</button>
			)}
			<p className={css.small}>{m.small}</p>
			<dl className={css.keys}>
				{m.keys.map(({ key, meaning }) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
			<label className={css.letters}>
				<input
					type="checkbox"
					checked={hasLetters}
					onChange={({ currentTarget }) => onLetters(currentTarget.checked)}
				/>
				{m.letterKeys}
			</label>
		</section>
	);
}
