import { type Ref, useId, useState } from 'react';
import { presentationMessages as m } from '#messages/presentation';
import { nameLang } from '../../content/languages';
import { parcelName } from '../../content/parcel-names';
import { type ParcelSlug, parcelSlugs } from '../../content/parcels';
import { type Terroir, terroirs } from '../../content/terroirs';
import { Icon } from '../../ui/icon';
import css from './tasting-start.module.css';
import { defaultOrder, type TastingStep, wineLine } from './tasting-steps';

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
			<h2 id="prova-quinta" className={css.name} lang={nameLang}>
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

type OrderListProps = {
	/** The one whose parcels are offered first. */
	terroir: Terroir;
	steps: readonly TastingStep[];
	onOrder: (order: readonly ParcelSlug[]) => void;
};

/** The order of the tasting, with buttons to change it. The last one left cannot be taken away. */
function OrderList({ terroir, steps, onOrder }: OrderListProps) {
	const addId = useId();
	const order = steps.map(({ parcel }) => parcel);
	const offered = [terroir, ...terroirs.filter((each) => each !== terroir)];
	const [chosen, setChosen] = useState<ParcelSlug>();
	return (
		<>
			<ol className={css.order} aria-label={m.order}>
				{steps.map((step, index) => {
					const name = parcelName(step.parcel);
					const changes = [
						{ label: m.earlier, icon: 'chevron-up', next: swapped(order, index - 1) },
						{ label: m.later, icon: 'chevron-down', next: swapped(order, index) },
						{ label: m.remove, icon: 'close', next: order.filter((parcel) => parcel !== step.parcel) },
					] as const;
					return (
						<li key={step.parcel}>
							<span className="figure">{index + 1}</span>
							<span className={css.poured}>
								<span lang={nameLang}>{name}</span>
								<small>{wineLine(step)}</small>
							</span>
							{changes.map(({ label, icon, next }) => (
								<button
									key={icon}
									type="button"
									aria-label={label(name)}
									disabled={!next?.length}
									onClick={() => next && onOrder(next)}
								>
									<Icon name={icon} />
								</button>
							))}
						</li>
					);
				})}
			</ol>
			<div className={css.add}>
				<label htmlFor={addId}>{m.add}</label>
				<select
					id={addId}
					value={chosen ?? ''}
					onChange={({ currentTarget }) => setChosen(parcelSlugs.find((slug) => slug === currentTarget.value))}
				>
					<option value="" />
					{offered.map(({ slug, name, parcels }) => (
						<optgroup key={slug} label={name} lang={nameLang}>
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
				<button
					type="button"
					className="button"
					disabled={chosen === undefined}
					onClick={() => {
						if (chosen) onOrder([...order, chosen]);
						setChosen(undefined);
					}}
				>
					{m.addChosen}
				</button>
			</div>
		</>
	);
}

/** With the place at `index` and the one after it exchanged, where there are both. */
function swapped(order: readonly ParcelSlug[], index: number): readonly ParcelSlug[] | undefined {
	const [one, other] = [order[index], order[index + 1]];
	return one && other && order.with(index, other).with(index + 1, one);
}
