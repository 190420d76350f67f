import type { Ref } from 'react';
import { parcelName } from '../../content/parcel-names';
import { presentationMessages as m } from '../../messages/presentation';
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
	return (
		<div ref={ref} className={css.controls}>
			<nav aria-label={m.steps}>
				<ol className={css.steps}>
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
					{m.leaveShort}
				</button>
			</div>
		</div>
	);
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
			{step ? parcelName(step.parcel) : m[direction]}
			{direction === 'next' && <Icon name="arrow" />}
		</button>
	);
}
