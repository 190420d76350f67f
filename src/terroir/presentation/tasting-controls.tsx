import { type Ref, useEffect, useRef } from 'react';
import { presentationMessages as m } from '#messages/presentation';
import { nameLang } from '../../content/languages';
import { parcelName } from '../../content/parcel-names';
import { Icon } from '../../ui/icon';
import type { Tasting, TastingEvent } from './tasting';
import css from './tasting-controls.module.css';
import type { TastingStep } from './tasting-steps';

type TastingControlsProps = {
	ref: Ref<HTMLDivElement>;
	tasting: Extract<Tasting, { kind: 'step' }>;
	steps: readonly TastingStep[];
	dispatch: (event: TastingEvent) => void;
	leave: () => void;
};

/** The steps by number, the way to the ones beside, and what the keys do, for fingers. */
export function TastingControls({ ref, tasting, steps, dispatch, leave }: TastingControlsProps) {
	const { step, contours, view } = tasting;
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => showInRow(list.current, step), [step]);
	return (
		<div ref={ref} className={css.controls}>
			<nav aria-label={m.steps}>
				<ol ref={list} className={css.steps}>
					{steps.map(({ parcel }, index) => (
						<li key={parcel}>
							<button
								type="button"
								aria-label={m.step(index + 1, parcelName(parcel))}
								aria-current={index === step ? 'step' : undefined}
								data-passed={index < step ? '' : undefined}
								onClick={() => dispatch({ type: 'step-chosen', step: index })}
							>
								{index + 1}
							</button>
						</li>
					))}
				</ol>
			</nav>
			<div className={css.neighbours}>
				<Neighbour step={steps[step - 1]} direction="previous" dispatch={dispatch} />
				<Neighbour step={steps[step + 1]} direction="next" dispatch={dispatch} />
			</div>
			<div className={css.switches}>
				<button type="button" aria-pressed={contours} onClick={() => dispatch({ type: 'contours-toggled' })}>
					{m.contours}
				</button>
				<button type="button" aria-pressed={view === 'all'} onClick={() => dispatch({ type: 'view-toggled' })}>
					{m.all}
				</button>
				<button type="button" aria-label={m.leave} onClick={leave}>
					<Icon name="close" />
					<span className={css.leave}>{m.leaveShort}</span>
				</button>
			</div>
		</div>
	);
}

/** Moves the row of steps alone, not the sheet that it may stand on. */
function showInRow(list: HTMLOListElement | null, step: number): void {
	const item = list?.children[step];
	if (!list || !(item instanceof HTMLElement)) return;
	const row = list.getBoundingClientRect();
	const place = item.getBoundingClientRect();
	list.scrollLeft += place.left + place.width / 2 - row.left - row.width / 2;
}

type NeighbourProps = {
	step: TastingStep | undefined;
	direction: 'previous' | 'next';
	dispatch: (event: TastingEvent) => void;
};

/** At the ends the button stays, so that the other one keeps its place under the finger. */
function Neighbour({ step, direction, dispatch }: NeighbourProps) {
	return (
		<button type="button" data-direction={direction} disabled={!step} onClick={() => dispatch({ type: direction })}>
			{direction === 'previous' && <Icon name="arrow-left" />}
			<span className="visually-hidden">{step ? `${m[direction]}: ` : ''}</span>
			<span className={css.name} lang={step && nameLang}>
				{step ? parcelName(step.parcel) : m[direction]}
			</span>
			{direction === 'next' && <Icon name="arrow" />}
		</button>
	);
}
